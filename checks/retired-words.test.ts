import { expect, test } from 'vitest'
import { checkRetiredWords } from './retired-words.ts'
import { findIn } from './seeded-tree.ts'

test.each([
  ['an identifier', 'domain/a.ts', 'const toldAt = 1'],
  ['a comment', 'server/a.ts', '/** Whoever asks. */'],
  ['a test title', 'tests/browser/a.spec.ts', "test('his quotes', () => {})"],
  ['a document', 'docs/a.md', 'The desk of the rates.'],
  ['a class of a style sheet', 'web/a.module.css', '.paper { color: red }'],
])('a retired word is found in %s', async (_where, file, text) => {
  expect(await findIn(checkRetiredWords, { [file]: `\n${text}` })).toEqual([`retired-word ${file}:2`])
})

test('a word that only contains a retired one is another word', async () => {
  const text = 'const warehouse = desktop + theHelp + whether'
  expect(await findIn(checkRetiredWords, { 'domain/a.ts': text })).toEqual([])
})

test('of data only the comments are checked', async () => {
  const file = 'database/seeds/goods.data.ts'
  expect(await findIn(checkRetiredWords, { [file]: "export const goods = ['paper']" })).toEqual([])
  const commented = "/** Whatever the house keeps. */\nexport const goods = ['paper'] // told once"
  expect(await findIn(checkRetiredWords, { [file]: commented })).toEqual([
    `retired-word ${file}:1`,
    `retired-word ${file}:2`,
  ])
})
