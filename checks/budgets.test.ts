import { expect, test } from 'vitest'
import { budgets } from '../architecture.mjs'
import { checkBudgets } from './budgets.ts'
import { findIn, type Seeds } from './seeded-tree.ts'
import { unfinishedPhrases, unfinishedWords } from './words.data.ts'

const found = (seeds: Seeds) => findIn(checkBudgets, seeds)
const statements = (count: number, word = 'step') =>
  Array.from({ length: count }, (_, index) => `  ${word}(${index})\n`).join('')
const functionOf = (lines: number) => `function act() {\n${statements(lines - 2)}}\n`
const componentOf = (lines: number, name = 'Page') =>
  `export const ${name} = memo(() => {\n${statements(lines - 3)}  return <p />\n})\n`
const fileOf = (lines: number) => Array.from({ length: lines }, (_, index) => `step(${index})\n`).join('')

test('a file at its limit passes and a longer one is found', async () => {
  expect(await found({ 'domain/orders/long.ts': fileOf(budgets.fileLines) })).toEqual([])
  expect(await found({ 'domain/orders/long.ts': fileOf(budgets.fileLines + 1) })).toEqual([
    'file-lines domain/orders/long.ts',
  ])
  expect(
    await found({ 'web/ui/long.css': '.a { margin: 0 }\n'.repeat(5) + fileOf(budgets.fileLines) }),
  ).toEqual(['file-lines web/ui/long.css'])
})

test('data, tests and migrations have no limit', async () => {
  const files = [
    'domain/brands/all.data.ts',
    'domain/orders/place.test.ts',
    'tests/browser/home.ts',
    'database/migrations/0001.ts',
  ]
  expect(await found(Object.fromEntries(files.map((file) => [file, fileOf(500) + functionOf(90)])))).toEqual(
    [],
  )
})

test('a function at its limit passes and a longer one is found', async () => {
  expect(await found({ 'domain/a.ts': functionOf(budgets.functionLines) })).toEqual([])
  expect(await found({ 'domain/a.ts': functionOf(budgets.functionLines + 1) })).toEqual([
    'function-lines domain/a.ts:1',
  ])
})

test('a component at its limit passes and a longer one is found', async () => {
  expect(await found({ 'web/ui/a.tsx': componentOf(budgets.componentLines) })).toEqual([])
  expect(await found({ 'web/ui/a.tsx': componentOf(budgets.componentLines + 1) })).toEqual([
    'component-lines web/ui/a.tsx:1',
  ])
  expect(await found({ 'web/ui/a.tsx': componentOf(budgets.functionLines + 2, 'usePage') })).toEqual([
    'function-lines web/ui/a.tsx:1',
  ])
})

test('a folder too deep is found', async () => {
  expect(await found({ 'web/a/b/c/x.json': '{}' })).toEqual([])
  expect(await found({ 'web/a/b/c/d/x.json': '{}' })).toEqual(['folder-depth web/a/b/c/d'])
})

test('the type any is found, in a test too', async () => {
  expect(await found({ 'domain/a.ts': 'export type Order = { fee: any }' })).toEqual(['no-any domain/a.ts:1'])
  expect(await found({ 'domain/a.test.ts': 'const order = {} as any' })).toEqual([
    'no-any domain/a.test.ts:1',
  ])
  expect(await found({ 'domain/a.ts': `const any = 'any'` })).toEqual([])
})

test.each(['ignore', 'expect-error', 'nocheck'])('a check switched off by ts-%s is found', async (word) => {
  expect(await found({ 'domain/a.ts': `// @ts-${word}\n` })).toEqual(['no-suppression domain/a.ts:1'])
})

test.each(unfinishedWords)('the mark %s is found in code, styles and documents', async (word) => {
  expect(await found({ 'domain/a.ts': `// ${word} later` })).toEqual(['unfinished domain/a.ts:1'])
  expect(await found({ 'web/ui/a.css': `\n/* ${word}: colour */` })).toEqual(['unfinished web/ui/a.css:2'])
  expect(await found({ 'docs/operations.md': `${word}` })).toEqual(['unfinished docs/operations.md:1'])
})

test.each(unfinishedPhrases)('"%s" is found where people read it', async (phrase) => {
  const text = JSON.stringify({ notification: phrase.toUpperCase() })
  expect(await found({ 'messages/zh/site.json': text })).toEqual(['unfinished messages/zh/site.json:1'])
})

test('an invented telephone number is no mark', async () => {
  expect(await found({ 'content/zh/contact.json': '{ "phone": "400-820-0XXX" }' })).toEqual([])
})

const block = statements(budgets.duplicatedLines, 'charge')
test('a block in two files is found once, whatever its indentation and comments', async () => {
  const indented = block
    .replaceAll('  charge', '      charge')
    .replace('charge(3)\n', 'charge(3)\n\n // why\n')
  const seeds = { 'domain/a.ts': `first()\n${block}last()`, 'domain/b.ts': `start()\n${indented}end()` }
  expect(await found(seeds)).toEqual(['duplicated-block domain/b.ts:2'])
})

test('a long block in three places of two files is found twice', async () => {
  const long = statements(budgets.duplicatedLines * 2, 'charge')
  const seeds = { 'domain/a.ts': `first()\n${long}between()\n${long}`, 'web/ui/b.tsx': long }
  expect(await found(seeds)).toEqual(['duplicated-block domain/a.ts:19', 'duplicated-block web/ui/b.tsx:1'])
})

test('a run of one line is no copy of itself', async () => {
  const rows = 'row()\n'.repeat(budgets.duplicatedLines + 2)
  expect(await found({ 'domain/a.ts': rows })).toEqual([])
})

test('shorter blocks, imports, tests and data may repeat', async () => {
  const short = statements(budgets.duplicatedLines - 1, 'charge')
  const imports = Array.from(
    { length: 9 },
    (_, index) => `import { x${index} } from './x${index}.ts'\n`,
  ).join('')
  const seeds: Seeds = {}
  for (const name of ['a', 'b']) {
    seeds[`domain/${name}.ts`] = `${imports}${name}()\n${short}}\n)\n]\n`
    seeds[`domain/${name}.test.ts`] = block
    seeds[`domain/${name}.data.ts`] = block
  }
  expect(await found(seeds)).toEqual([])
})
