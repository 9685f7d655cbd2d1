import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

type Summary = { readonly passed: number; readonly failed: number }

const files = { unit: join('reports', 'unit.json'), browser: join('reports', 'browser.json') }

const readJson = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'))

/** So that an old report is not read as that of this run. */
export function clearSummaries(root: string): void {
  for (const file of Object.values(files)) rmSync(join(root, file), { force: true })
}

function unitSummary(file: string): Summary {
  const { numPassedTests, numFailedTests } = readJson(file)
  return { passed: Number(numPassedTests), failed: Number(numFailedTests) }
}

function browserSummary(file: string): Summary {
  const stats = readJson(file).stats as { expected: number; unexpected: number; flaky: number }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

/** The number of tests from the runners' reports; a missing report counts as failed. */
export function readSummaries(root: string): Summary {
  const read = (name: keyof typeof files, summary: (file: string) => Summary): Summary =>
    existsSync(join(root, files[name])) ? summary(join(root, files[name])) : { passed: 0, failed: 1 }
  const [unit, browser] = [read('unit', unitSummary), read('browser', browserSummary)]
  return { passed: unit.passed + browser.passed, failed: unit.failed + browser.failed }
}
