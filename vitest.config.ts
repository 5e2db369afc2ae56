import { defineConfig } from 'vitest/config'

// Whatever touches the database runs twice: on the embedded PostgreSQL and on a real server.
const database = ['server/**/routes.test.ts', 'server/{db,http}/**/*.test.ts', 'tests/*.test.ts']
const engine = (name: string) => ({
  extends: true as const,
  test: {
    name,
    include: database,
    globalSetup: `tests/prepare-${name}.ts`,
    env: { ENGINE: name },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contract,server,web,content,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: database,
          testTimeout: 60_000,
        },
      },
      engine('embedded'),
      engine('postgres'),
    ],
  },
})
