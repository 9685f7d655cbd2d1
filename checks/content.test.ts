import { expect, test } from 'vitest'
import { checkContent } from './content.ts'
import { findIn } from './seeded-tree.ts'

const zh = {
  title: '拖车',
  sections: [{ kind: 'action', title: '下单', label: '报价', path: '/service/truck' }],
}
const en = {
  title: 'Trucking',
  sections: [{ kind: 'action', title: 'Order', label: 'Quote', path: '/service/truck' }],
}

const found = (chinese: unknown, english: unknown) =>
  findIn(checkContent, {
    'content/zh/truck.json': JSON.stringify(chinese),
    'content/en/truck.json': JSON.stringify(english),
  })

test('a page with the same structure in both languages has no findings', async () => {
  expect(await found(zh, en)).toEqual([])
})

test('a page in one language only is found', async () => {
  expect(await findIn(checkContent, { 'content/zh/a/truck.json': JSON.stringify(zh) })).toEqual([
    'content-files content/en/a/truck.json',
  ])
  expect(await findIn(checkContent, { 'content/en/truck.json': JSON.stringify(en) })).toEqual([
    'content-files content/zh/truck.json',
  ])
})

test.each([
  ['a missing section', { ...en, sections: [] }],
  [
    'a missing key',
    { title: en.title, sections: [{ kind: 'action', title: 'Order', path: '/service/truck' }] },
  ],
  ['a key of its own', { ...en, note: 'Only here' }],
  ['a list for a text', { ...en, title: ['Trucking'] }],
  ['a number for a text', { ...en, title: 7 }],
  ['another path', { ...en, sections: [{ ...en.sections[0], path: '/service/trucks' }] }],
  ['another kind of section', { ...en, sections: [{ ...en.sections[0], kind: 'text' }] }],
])('%s is found', async (_, english) => {
  expect(await found(zh, english)).toEqual(['content-shape content/en/truck.json'])
})

test('empty text and the other language are found', async () => {
  expect(await found({ ...zh, title: '' }, en)).toEqual(['empty-text content/zh/truck.json'])
  expect(await found({ ...zh, title: 'Trucking' }, en)).toEqual(['text-language content/zh/truck.json'])
  expect(await found(zh, { ...en, title: '拖车' })).toEqual(['text-language content/en/truck.json'])
})
