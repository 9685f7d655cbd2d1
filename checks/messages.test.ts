import { expect, test } from 'vitest'
import { checkMessages } from './messages.ts'
import { findIn, type Seeds } from './seeded-tree.ts'

type Words = Record<string, unknown>

const clean: Seeds = messages(
  'orders',
  { title: '订单', count_other: '{{count}} 票' },
  { title: 'Orders', count_one: '{{count}} order', count_other: '{{count}} orders' },
)

function messages(noun: string, zh: Words, en: Words): Seeds {
  return {
    [`messages/zh/${noun}.json`]: JSON.stringify(zh),
    [`messages/en/${noun}.json`]: JSON.stringify(en),
  }
}

const found = (seeds: Seeds) => findIn(checkMessages, { ...clean, ...seeds })

test('two languages with the same keys and placeholders have no findings', async () => {
  const terms = { unit: 'TEU', mail: 'ops@quayside.example', language: 'English', greeting: '{{name}}，您好' }
  const seeds = messages('terms', terms, { ...terms, language: '中文', greeting: 'Hello {{ name }}' })
  expect(await found(seeds)).toEqual([])
})

test('missing messages do not pass', async () => {
  expect(await findIn(checkMessages, {})).toEqual([
    'message-files messages/zh/',
    'message-files messages/en/',
  ])
})

test('a file in one language only is found', async () => {
  expect(await found({ 'messages/zh/quotes.json': '{}' })).toEqual(['message-files messages/en/quotes.json'])
  expect(await found({ 'messages/en/quotes.json': '{}' })).toEqual(['message-files messages/zh/quotes.json'])
})

test('a key in one language only is found, nested ones too', async () => {
  const more = messages('quotes', { total: '合计', fee: { name: '费用' } }, { total: 'Total', fee: {} })
  expect(await found(more)).toEqual(['message-keys messages/en/quotes.json'])
  const less = messages('quotes', { total: '合计' }, { total: 'Total', tax: 'Tax' })
  expect(await found(less)).toEqual(['message-keys messages/zh/quotes.json'])
})

test('a placeholder in one language only is found', async () => {
  const seeds = messages('quotes', { valid: '有效期至 {{day}}' }, { valid: 'Valid until {{date}}' })
  expect(await found(seeds)).toEqual(['message-placeholders messages/en/quotes.json'])
})

test('brands with texts for different keys are found', async () => {
  const seeds = {
    ...messages('brand-ningbo', { slogan: '启航', promise: '准时' }, { slogan: 'Sail', promise: 'On time' }),
    ...messages('brand-fujian', { slogan: '海丝' }, { slogan: 'Silk' }),
  }
  expect(await found(seeds)).toEqual([
    'brand-keys messages/zh/brand-fujian.json',
    'brand-keys messages/en/brand-fujian.json',
  ])
})

test('a process of a brand has all steps or none', async () => {
  const seeds = {
    ...messages(
      'brand-ningbo',
      { process: { first: '订舱', second: '截单' } },
      { process: { first: 'Book', second: 'File' } },
    ),
    ...messages('brand-fujian', { process: { first: '进场' } }, { process: { first: 'Gate-in' } }),
    ...messages('brand-group', {}, {}),
  }
  expect(await found(seeds)).toEqual([
    'brand-keys messages/zh/brand-fujian.json',
    'brand-keys messages/en/brand-fujian.json',
  ])
})

test('an empty text is found', async () => {
  expect(await found(messages('quotes', { total: ' ' }, { total: 'Total' }))).toEqual([
    'empty-text messages/zh/quotes.json',
  ])
})

test('a text in the other language is found', async () => {
  const seeds = messages('quotes', { total: 'Please log in' }, { total: 'Total 合计' })
  expect(await found(seeds)).toEqual([
    'text-language messages/zh/quotes.json',
    'text-language messages/en/quotes.json',
  ])
})
