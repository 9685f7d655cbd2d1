import { globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A part of the domain that is mutated by itself, and its tests. */
export type MutatedPart = {
  readonly name: string
  readonly mutate: readonly string[]
  readonly tests: readonly string[]
}

/** Data files contain no rules to mutate. */
const leftAlone = ['!**/*.test.ts', '!**/*.data.ts']

const part = (folder: string, deep: boolean): MutatedPart => {
  const files = `domain/${folder}/${deep ? '**/' : ''}*`
  const [subject = folder] = folder.split('/')
  // Tests beside the messages check them against the rules, of a folder and of the subject that it belongs to.
  const texts = new Set([folder.replace('tariffs/', 'tariff-'), subject])
  return {
    name: folder,
    mutate: [`${files}.ts`, ...leftAlone],
    tests: [
      `${files}.test.ts`,
      ...[...texts].flatMap((name) => [`messages/${name}.test.ts`, `messages/${name}-*.test.ts`]),
    ],
  }
}

const foldersIn = (path: string): readonly string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

/**
 * Folder by folder: a mutant that fails while the test files load runs every test again, and
 * the tests of one folder take a second where all of them take half a minute.
 */
export const mutatedFolders = (root: string): readonly MutatedPart[] =>
  foldersIn(join(root, 'domain')).flatMap((folder) => {
    const inner = foldersIn(join(root, 'domain', folder)).map((name) => part(`${folder}/${name}`, true))
    return [part(folder, inner.length === 0), ...inner]
  })

/** All parts, or those of the named folders; a folder has its inner folders with it. */
export const partsNamed = (parts: readonly MutatedPart[], names: readonly string[]): readonly MutatedPart[] =>
  parts.filter(
    (one) => names.length === 0 || names.some((name) => one.name === name || one.name.startsWith(`${name}/`)),
  )

/** A folder of names only has no tests; mutating a name proves nothing. */
export const hasTests = (root: string, { tests }: MutatedPart): boolean =>
  globSync([...tests], { cwd: root }).length > 0

type Report = {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}
/** Of the noticed ones, those by time are counted apart: on a busy machine that may be the machine. */
export type Score = { readonly noticed: number; readonly byTime: number; readonly all: number }

/** A mutant that cannot be loaded proves nothing, so it is not counted. */
export function scoreOf({ files }: Report): Score {
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...counted: readonly string[]) => states.filter((state) => counted.includes(state)).length
  const noticed = count('Killed', 'Timeout')
  return { noticed, byTime: count('Timeout'), all: noticed + count('Survived', 'NoCoverage') }
}

export const sumOf = (one: Score, other: Score): Score => ({
  noticed: one.noticed + other.noticed,
  byTime: one.byTime + other.byTime,
  all: one.all + other.all,
})

export const percentOf = ({ noticed, all }: Omit<Score, 'byTime'>): number =>
  all === 0 ? 100 : (100 * noticed) / all
