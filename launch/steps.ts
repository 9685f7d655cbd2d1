import type { StdioOptions } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChild } from './child.mjs'
import { generateTypes } from './generate-types.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const script = (...path: string[]) => join(root, 'node_modules', ...path)

type Step = {
  readonly title: string
  readonly args: readonly string[]
  /** Not run when this one has failed. */
  readonly needs?: 'build'
}

const steps = {
  build: { title: 'Build', args: [join(root, 'launch', 'tasks', 'build.ts')] },
  types: {
    title: 'Types',
    args: [script('typescript-7', 'bin', 'tsc'), '--noEmit', '--checkers', '1', '-p', root],
  },
  format: {
    title: 'Format and lint',
    args: [script('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', root],
  },
  structure: {
    title: 'Structure: boundaries, messages, terms, literals, budgets',
    args: [join(root, 'checks', 'run.ts')],
  },
  unused: { title: 'Unused code', args: [script('knip', 'bin', 'knip.js'), '--no-progress'] },
  usedByTestsAlone: {
    title: 'Product code that only tests use',
    args: [script('knip', 'bin', 'knip.js'), '--no-progress', '--production'],
  },
  unit: {
    title: 'Unit and database',
    args: [script('vitest', 'vitest.mjs'), 'run', '--root', root],
  },
  browser: {
    title: 'Browser',
    args: [script('@playwright', 'test', 'cli.js'), 'test', '-c', join(root, 'playwright.config.ts')],
    needs: 'build',
  },
} as const satisfies Record<string, Step>

export type StepName = keyof typeof steps

/** Each uses one core for a few seconds; the tests use all cores. */
const onOneCore: readonly StepName[] = ['build', 'structure', 'types', 'format', 'unused', 'usedByTestsAlone']
const cores = 2

/** The output of steps that run at the same time is printed step by step. */
async function runInto(file: string, run: (output: number) => Promise<number>): Promise<number> {
  mkdirSync(join(root, 'reports'), { recursive: true })
  const output = openSync(file, 'w')
  try {
    return await run(output)
  } finally {
    closeSync(output)
  }
}

async function runStep(name: StepName, env: NodeJS.ProcessEnv): Promise<boolean> {
  const { title, args }: Step = steps[name]
  const started = performance.now()
  const run = (stdio: StdioOptions) =>
    runChild(process.execPath, [...args], { cwd: root, env: { ...process.env, ...env }, stdio })
  const file = join(root, 'reports', `${name}.txt`)
  const isQuick = onOneCore.includes(name)
  if (!isQuick) console.log(`\n== ${title}`)
  const code = isQuick
    ? await runInto(file, (output) => run(['ignore', output, output]))
    : await run('inherit')
  if (isQuick) console.log(`\n== ${title}\n${readFileSync(file, 'utf8').trimEnd()}`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`== ${title}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`)
  return code === 0
}

/** Runs the steps on one core side by side, then the others one after another; returns which failed. */
export async function runSteps(
  names: readonly StepName[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ passed: string[]; failed: string[] }> {
  generateTypes(root)
  const results = new Map<string, boolean>()
  const run = async (name: StepName) => {
    const { title, needs }: Step = steps[name]
    const isPossible = needs === undefined || results.get(needs) !== false
    if (!isPossible) console.log(`\n== ${title}: not run`)
    results.set(name, isPossible && (await runStep(name, env)))
  }
  const waiting = names.filter((name) => onOneCore.includes(name))
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await run(next)
  }
  await Promise.all(Array.from({ length: cores }, work))
  for (const name of names.filter((one) => !onOneCore.includes(one))) await run(name)
  const titlesOf = (isOk: boolean) =>
    names.filter((name) => results.get(name) === isOk).map((name) => steps[name].title)
  return { passed: titlesOf(true), failed: titlesOf(false) }
}
