import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Call } from '#contract/call.ts'
import type { Calls } from '#contract/calls.ts'

const folder = join(import.meta.dirname, '..', '..', 'contract')
const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
const modules: readonly object[] = await Promise.all(files.map((name) => import(join(folder, name))))

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'data' in value

/** Every call that a file of `contract/` defines. */
export const calls = Object.fromEntries(
  modules.flatMap((module) => Object.entries(module)).filter(([, value]) => isCall(value)),
) as Calls
