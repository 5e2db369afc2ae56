import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { loadContent } from '#server/content.ts'
import { openEmbedded } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'

/** Makes the one prepared image of the embedded database; each test file starts from a copy of it. */
export default async function prepare(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'pray-embedded-'))
  const database = await openEmbedded(null)
  await migrate(database)
  await loadContent(database)
  const file = join(folder, 'prepared.tar')
  await writeFile(file, Buffer.from(await (await database.dump()).arrayBuffer()))
  await database.close()
  project.provide('prepared', file)
  return () => rm(folder, { recursive: true, force: true })
}
