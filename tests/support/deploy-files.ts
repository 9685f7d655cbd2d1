import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = new URL('../../', import.meta.url)

export const repositoryPath = (name: string): string => fileURLToPath(new URL(name, root))

export const repositoryFile = (name: string): string => readFileSync(repositoryPath(name), 'utf8')

export const deployFile = (name: string): string => repositoryFile(`deploy/${name}`)

/** Where a program is installed; system programs are not on every user's path. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin']
    .map((place) => join(place, name))
    .find((file) => existsSync(file))

/** Both outputs of a checker, which prints its findings to either. */
export async function check(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { stdout, stderr } = await promisify(execFile)(program, [...args], {
    env: { ...process.env, ...env },
  })
  return `${stdout}${stderr}`
}

const bytesIn = { k: 1024, kib: 1024, m: 1024 ** 2, mib: 1024 ** 2 }
const millisecondsIn = { s: 1_000, m: 60_000 }

const measured = (text: string, units: Readonly<Record<string, number>>): number => {
  const [, number, unit = ''] = text.match(/^(\d+)([a-z]+)$/i) ?? []
  const factor = units[unit.toLowerCase()]
  if (!number || !factor) throw new Error(`${text} has no known unit`)
  return Number(number) * factor
}

/** `16k`, `20MiB` */
export const asBytes = (text: string) => measured(text, bytesIn)
/** `10s` */
export const asMilliseconds = (text: string) => measured(text, millisecondsIn)

/** The value after a name at the start of a line, without what ends a directive. */
export function valueAfter(text: string, name: string): string {
  const lines = text.split('\n').map((line) => line.trim().replace(/;$/, ''))
  const found = new Set(
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1)),
  )
  const [value, ...others] = found
  if (value === undefined || others.length > 0) throw new Error(`${name} is stated ${found.size} times`)
  return value
}
