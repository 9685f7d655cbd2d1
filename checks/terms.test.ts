import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { matcher } from './patterns.ts'
import { findIn, type Seeds } from './seeded-tree.ts'
import { homonyms, retiredTerms } from './terms.data.ts'
import { checkTerms, labelsOf } from './terms.ts'

type Words = Record<string, unknown>

const messages = (words: Record<string, Words>): Seeds =>
  Object.fromEntries(
    Object.entries(words).map(([name, texts]) => [
      `messages/zh/${name}.json`,
      JSON.stringify({ texts: { [name]: texts } }),
    ]),
  )

const found = (seeds: Seeds) => findIn(checkTerms, seeds)

test.each([
  ['messages', 'messages/zh/quotes.json', '{ "title": "集卡报价" }'],
  ['a page', 'content/zh/domestic/truckDetail.json', '{ "title": "集卡费用" }'],
  ['seeds', 'database/seeds/demo/contacts.data.ts', `export const desk = '集卡调度'`],
  ['a brand', 'domain/brands/links.data.ts', `export const label = '集卡费用'`],
])('a retired word is found in %s', async (_, file, text) => {
  expect(await found({ [file]: text })).toEqual([`retired-term ${file}:1`])
})

test('a retired word is allowed in a listed phrase, in tests and in English', async () => {
  expect(
    await found({
      'messages/zh/company.json': '{ "name": "公司名称", "carrier": "船公司" }',
      'messages/en/company.json': '{ "name": "公司" }',
      'database/seeds/demo/contacts.test.ts': `const desk = '集卡调度'`,
    }),
  ).toEqual([])
  const both = { 'messages/zh/company.json': '{\n"name": "公司名称由公司管理员填写"\n}' }
  expect(await found(both)).toEqual(['retired-term messages/zh/company.json:2'])
})

test('no replacement is itself retired', () => {
  const bad = retiredTerms.filter(({ say }) =>
    retiredTerms.some(
      ({ term, except = [] }) => say.includes(term) && !except.some((saved) => say.includes(saved)),
    ),
  )
  expect(bad).toEqual([])
})

test('a field with two names is found, the rarer one', async () => {
  const seeds = messages({
    quotes: { route: { pickUpPlace: '提箱点' } },
    rates: { columns: { pickUpPlace: '提箱点' } },
    trucking: { form: { pickUpPlace: '提箱堆场' } },
  })
  expect(await found(seeds)).toEqual(['field-term messages/zh/trucking.json'])
})

test('a unit, a remark or a container type beside the name makes no other field', async () => {
  const seeds = messages({
    requests: { fields: { weightKg: '毛重（公斤）', freight: '海运费' } },
    rates: { columns: { weightKg: '毛重', freight: '海运费 {{type}}' } },
  })
  expect(await found(seeds)).toEqual([])
})

test('buttons, sentences and keys that name no field are left alone', async () => {
  const seeds = messages({
    requests: { fields: { carrier: '船公司', name: '姓名' }, submit: '提交询价' },
    places: { columns: { name: '仓库' }, form: { submit: '查询', carrier: '请选择船公司。' } },
    quotes: { list: { carrier: '{{carrier}} 承运', submit: '保存报价' } },
  })
  expect(await found(seeds)).toEqual([])
})

test('a place listed as another meaning may have another name', async () => {
  const [port, other] = [{ columns: { port: '口岸' } }, { lines: { port: '港口' } }]
  expect(await found(messages({ rates: port, ocean: other }))).toEqual([])
  expect(await found(messages({ rates: port, requests: other }))).toEqual([
    'field-term messages/zh/requests.json',
  ])
})

test('every listed other meaning is one that the messages have', async () => {
  const labels = await labelsOf(resolve(import.meta.dirname, '..'), 'zh')
  const unused = homonyms.flatMap(({ key, at }) =>
    at.filter((place) => !labels.some((label) => label.key === key && matcher([place])(label.place))),
  )
  expect(unused).toEqual([])
})
