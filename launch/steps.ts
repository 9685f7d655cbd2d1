import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChild } from './child.mjs'
import { generateTypes } from './generate-types.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const script = (...path: string[]) => join(root, 'node_modules', ...path)

type Step = { readonly title: string; readonly args: readonly string[]; readonly env?: NodeJS.ProcessEnv }

const steps = {
  types: { title: 'Types', args: [script('typescript-7', 'bin', 'tsc'), '--noEmit', '-p', root] },
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
    args: [
      script('vitest', 'vitest.mjs'),
      'run',
      '--root',
      root,
      '--reporter=dot',
      '--reporter=json',
      '--outputFile.json=reports/unit.json',
    ],
  },
  browser: {
    title: 'Browser',
    args: [script('@playwright', 'test', 'cli.js'), 'test', '-c', join(root, 'playwright.config.ts')],
  },
} as const satisfies Record<string, Step>

export type StepName = keyof typeof steps

/** Runs all steps one after another and returns which failed. */
export async function runSteps(
  names: readonly StepName[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ passed: string[]; failed: string[] }> {
  const passed: string[] = []
  const failed: string[] = []
  generateTypes(root)
  for (const name of names) {
    const { title, args } = steps[name]
    const started = performance.now()
    console.log(`\n== ${title}`)
    const code = await runChild(process.execPath, [...args], { cwd: root, env: { ...process.env, ...env } })
    console.log(
      `== ${title}: ${code === 0 ? 'ok' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    )
    const list = code === 0 ? passed : failed
    list.push(title)
  }
  return { passed, failed }
}
