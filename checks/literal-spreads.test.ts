import { expect, test } from 'vitest'
import { checkLiteralSpreads } from './literal-spreads.ts'
import { findIn } from './seeded-tree.ts'

test.each([
  ['into an object', 'server/a.ts', 'const all = {\n  ...{ a, b },\n  c,\n}', 2],
  ['in parentheses', 'server/a.ts', 'const all = { ...({ a }), b }', 1],
  ['with a type', 'domain/a.ts', 'const all = { ...({ a } as Some), b }', 1],
  ['in a test', 'domain/a.test.ts', 'const all = { ...{ a }, b }', 1],
  ['in a script', 'launch/a.mjs', 'const all = { ...{ a }, b }', 1],
  ['into a component', 'web/ui/a.tsx', 'export const A = () => (\n  <B {...{ a, b }} />\n)', 2],
])('an object literal spread %s is found', async (_, file, text, line) => {
  expect(await findIn(checkLiteralSpreads, { [file]: text })).toEqual([`literal-spread ${file}:${line}`])
})

test.each([
  ['a variable', 'const all = { ...some, a }'],
  ['a condition', 'const all = { ...(isOpen && { a }), ...(isNew ? { b } : {}) }'],
  ['the reply of a call', 'const all = { ...some({ a }), b }'],
  ['a list', 'const all = [...[a], b]'],
  ['a spread in a text', `const all = '{ ...{ a } }'`],
])('%s is no spread of an object literal', async (_, text) => {
  expect(await findIn(checkLiteralSpreads, { 'server/a.ts': text })).toEqual([])
})
