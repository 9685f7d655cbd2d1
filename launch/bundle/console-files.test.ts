import { expect, test } from 'vitest'
import { type BuiltFile, brandFilesOfConsole } from './console-files.ts'

const file = (fileName: string, change: Partial<BuiltFile> = {}): BuiltFile => ({
  fileName: `assets/${fileName}.js`,
  facadeModuleId: null,
  imports: [],
  dynamicImports: [],
  ...change,
})
const named = (...names: readonly string[]) => names.map((name) => `assets/${name}.js`)

/** The entry of every page loads the start of the console later, and the synchronisation of tabs after a log-in. */
const built = (tabSync: Partial<BuiltFile>): readonly BuiltFile[] => [
  file('entry', {
    facadeModuleId: '/app/web/entry.client.tsx',
    dynamicImports: named('start', 'tab-sync'),
  }),
  file('home', { facadeModuleId: '/app/web/site/home.tsx', imports: named('entry') }),
  file('rates', { facadeModuleId: '/app/web/console/rates.tsx', imports: named('of-console-start') }),
  file('start', { facadeModuleId: '/app/web/console/start.ts', imports: named('of-console-start') }),
  file('of-console-start', { imports: named('both-starts') }),
  file('tab-sync', tabSync),
  file('both-starts'),
]

test('what both starts need is in a file of its own', () => {
  expect(brandFilesOfConsole(built({ imports: named('both-starts') }))).toEqual([])
})

test('a file that a page of a brand loads at its start or later does not import a file of the console', () => {
  expect(brandFilesOfConsole(built({ imports: named('of-console-start') }))).toEqual(named('tab-sync'))
})
