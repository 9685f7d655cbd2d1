import { expect, test } from 'vitest'
import { findIn } from './seeded-tree.ts'
import { checkStatedFigures } from './stated-figures.ts'

const found = (text: string, file = 'content/zh/yard.json') =>
  findIn(checkStatedFigures, { [file]: JSON.stringify({ sections: [{ note: text }] }) })

test.each([
  'CNY 80 per hour',
  '每小时 80 元',
  '每次事故限额 200 万元',
  '堆存每天 ¥30',
  'Prices exclude 6% VAT',
  '亏舱费为海运费的 80%',
  'days 16–30 at 1.5 times',
  '第 16–30 天 1.5 倍',
  '3 free days',
  'The first 6 hours are free',
  'Free storage of 3 days',
  '免堆期 3 天',
  '6 小时以内免费',
  'Prepaid charges are due within 7 days',
  '离港后 7 天内付清',
  'Free before 15:00 on the day before',
  '用车前一天 15:00 前免费',
])('a text that states a figure of a tariff is found: %s', async (text) => {
  expect(await found(text)).toEqual(['stated-figure content/zh/yard.json'])
  expect(await found(text, 'messages/en/places.json')).toEqual(['stated-figure messages/en/places.json'])
})

test.each([
  'CNY {{price}} per hour',
  '{{trucking.all.waitingPerHour}} per hour, max. {{trucking.all.waitingPerDay}}',
  '免堆期 {{depot.CNSHA.freeDays}}，另加 {{tax.depot}} 增值税',
  '70+ service locations',
  'Held between 24:00 and {{until}} after the free hours',
  '注销后在 15 个工作日内删除',
])('a text that names the figure, or states another one, is not: %s', async (text) => {
  expect(await found(text)).toEqual([])
})

test('an exception holds for its own key only', async () => {
  const text = 'costs about 60% of a direct flight'
  const tree = (key: string) => ({
    'content/en/route/airTrans.json': JSON.stringify({ sections: { 3: { [key]: [text] } } }),
  })
  expect(await findIn(checkStatedFigures, tree('paragraphs'))).toEqual([])
  expect(await findIn(checkStatedFigures, tree('others'))).toEqual([
    'stated-figure content/en/route/airTrans.json',
  ])
})
