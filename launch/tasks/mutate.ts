import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChild } from '#launch/child.mjs'
import {
  hasTests,
  type MutatedPart,
  mutatedFolders,
  partsNamed,
  percentOf,
  type Score,
  scoreOf,
  sumOf,
} from '#launch/mutated-folders.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'mutate')
const stryker = join(folder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
const report = join(root, 'reports', 'mutation', 'mutation.json')
const minPercent = 90

/** Nothing else needs its many packages, so they are installed at the first run. */
async function ensureInstalled(): Promise<void> {
  if (existsSync(stryker)) return
  const code = await runChild('npm', ['ci', '--ignore-scripts'], { cwd: folder, env: process.env })
  if (code !== 0) throw new Error('The tools for mutation testing could not be installed')
}

async function run({ name, mutate, tests }: MutatedPart): Promise<Score> {
  rmSync(report, { force: true })
  const args = [stryker, 'run', join(folder, 'stryker.config.json'), '--mutate', mutate.join(',')]
  const env = { ...process.env, MUTATED_TESTS: tests.join(',') }
  const code = await runChild(process.execPath, [...args, '--logLevel', 'error'], { cwd: root, env })
  if (code !== 0 || !existsSync(report)) throw new Error(`${name} could not be measured`)
  return scoreOf(JSON.parse(readFileSync(report, 'utf8')))
}

function line(name: string, score: Score): void {
  const { noticed, byTime, all } = score
  const late = byTime > 0 ? `, ${byTime} of them by a timeout` : ''
  const percent = percentOf(score).toFixed(1).padStart(6)
  console.log(`${name.padEnd(24)} ${percent} %   ${noticed} of ${all} breaks noticed${late}`)
}

/** Mutation testing of the domain. */
await ensureInstalled()
let total: Score = { noticed: 0, byTime: 0, all: 0 }
for (const part of partsNamed(mutatedFolders(root), process.argv.slice(2))) {
  if (!hasTests(root, part)) {
    console.log(`${part.name.padEnd(24)}      -     names only, no tests of its own`)
    continue
  }
  const score = await run(part)
  line(part.name, score)
  total = sumOf(total, score)
}
line('all', total)
process.exit(percentOf(total) >= minPercent ? 0 : 1)
