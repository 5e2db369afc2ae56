import type { TestProject } from 'vitest/node'
import { loadContent } from '#server/content.ts'
import { openServer } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { startPostgres } from './postgres.ts'

/** Starts a real PostgreSQL with the one prepared database; each test file works on a copy of it. */
export default async function prepare(project: TestProject) {
  const server = await startPostgres()
  await server.create('prepared')
  const database = openServer(server.url('prepared'), (error) => process.stderr.write(`${error.message}\n`))
  await migrate(database)
  await loadContent(database)
  await database.close()
  project.provide('prepared', server.url('prepared'))
  return () => server.stop()
}
