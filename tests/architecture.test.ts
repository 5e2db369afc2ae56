import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'

const root = join(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(join(root, file)))
const code = files.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !file.startsWith('content/'))

describe('the house', () => {
  test('has no room for things without a place', () => {
    const sinks = /(^|\/)(utils?|helpers?|common|misc|lib|shared|types)(\/|\.\w+$)/
    expect(
      files.filter((file) => sinks.test(file)),
      'name the idea and give it a file with that name',
    ).toEqual([])
  })

  test('has no file that is too long to read', () => {
    const long = code.filter(
      (file) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length > 400,
    )
    expect(long, 'split it by its ideas').toEqual([])
  })

  test('calls each room by the same noun everywhere', () => {
    for (const noun of Object.keys(api)) {
      expect(files).toContain(`contract/${noun}.ts`)
      expect(files).toContain(`server/${noun}/routes.ts`)
      expect(files).toContain(`server/${noun}/routes.test.ts`)
    }
  })

  test('stands alone: no path of one machine, no registry address', () => {
    const text = files.filter(
      (file) => !/\.(png|ico|jpg|woff2|csv)$/.test(file) && file !== 'package-lock.json',
    )
    const found = text.filter((file) =>
      /(^|[\s"'`(])\/(work|farm|home\/\w+|root)\/[a-z]/m.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(found).toEqual([])
  })

  test('has no test that does not run', () => {
    const found = code.filter(
      (file) =>
        /\.(test|spec)\.tsx?$/.test(file) &&
        /\b(it|test|describe)\.(skip|only|todo|fixme)\b/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(found.filter((file) => file !== 'tests/architecture.test.ts')).toEqual([])
  })
})
