import { describe, expect, test } from 'vitest'
import type { ContentDocument } from '#contract/content.ts'
import type { BrandCode, Language } from '#domain/brands/brand.ts'
import { languages } from '#domain/brands/brand.ts'
import type { PublishedTariffs } from '#domain/rates/published-tariffs.ts'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { findDocument, loadDocuments } from './documents.ts'
import { withFigures } from './figures.ts'

const tariffs: PublishedTariffs = {
  depots: Object.values(depotTariffs).map((tariff) => ({ ...tariff, depot: tariff.code })),
  trucking: Object.values(truckingTariffs),
  ocean: Object.values(oceanTariffs),
  warehouses: [],
}
const none: PublishedTariffs = { depots: [], trucking: [], ocean: [], warehouses: [] }

const documents = loadDocuments()

const textOf = (document: ContentDocument): string => JSON.stringify(document).replaceAll('\u00A0', ' ')

function pageText(language: Language, page: string, given: PublishedTariffs = tariffs) {
  const brand = (page.startsWith('/about/') ? page.slice('/about/'.length) : 'group') as BrandCode
  const found = findDocument(documents, brand, language, page)
  if (!found) throw new Error(page)
  return textOf(withFigures(found, given, language))
}

describe.each(languages)('in %s', (language) => {
  test.each([...(documents.get(language) ?? [])])(
    '%s names figures that exist, with and without tariffs',
    (_, document) => {
      for (const given of [tariffs, none])
        expect(textOf(withFigures(document, given, language))).not.toContain('{{')
    },
  )
})

test.each([
  [
    '/domestic/yardDetail',
    '["Qingdao","21 days","CNY 20","CNY 30","on request"]',
    '"21 天","¥20","¥30","另询"',
  ],
  ['/domestic/yardDetail', '["Shenzhen","1 day","CNY 50","CNY 50","CNY 50"]', '"1 天","¥50","¥50","¥50"'],
  [
    '/domestic/yardDetail',
    'chargeable days 1–15 × 1; chargeable days 16–30 × 1.5; from chargeable day 31 × 2',
    '计费第 1–15 天 1 倍；计费第 16–30 天 1.5 倍；计费第 31 天起 2 倍',
  ],
  ['/domestic/yardDetail', 'Stacking capacity 6,000 TEU', '堆存能力 6,000 TEU'],
  ['/domestic/yardDetail', 'exclude 6% VAT', '另加 6% 增值税'],
  [
    '/domestic/truckDetail',
    'over 6 hours: CNY 80 (Qingdao CNY 50) per hour or part thereof, max. CNY 800 per day',
    '超过 6 小时，每小时 ¥80（青岛 ¥50），不足一小时按一小时计，每天最多 ¥800',
  ],
  ['/domestic/truckDetail', 'between 24:00 and 08:00 (Shenzhen 12:00)', '24:00–08:00（深圳 12:00）'],
  [
    '/domestic/truckDetail',
    '50% of the trucking charge, min. CNY 400 per vehicle (Shenzhen CNY 50 per container, max. CNY 450 per order)',
    '拖车费的 50%，每车至少 ¥400（深圳 每箱 ¥50，每单最多 ¥450）',
  ],
  [
    '/domestic/truckDetail',
    '(Qingdao, Xiamen 80% of the trucking charge, min. CNY 500',
    '（青岛、厦门 拖车费的 80%，每车至少 ¥500）',
  ],
  [
    '/domestic/truckDetail',
    'Qingdao, Shanghai, Ningbo, Xiamen CNY 100 per tonne over 26 t',
    '青岛、上海、宁波、厦门 超过 26 吨每吨 ¥100',
  ],
  [
    '/domestic/truckDetail',
    'CNY 2,000,000 per accident, plus CNY 500,000',
    '每次事故限额 ¥2,000,000，另附盗抢险 ¥500,000',
  ],
  ['/service/declare', 'CNY 200, CNY 300 or CNY 400 per container', '每箱 ¥200、¥300或¥400'],
  ['/domestic/traditionCarrier', 'Dead freight is 80% of the ocean freight', '亏舱费为海运费的 80%'],
  ['/domestic/traditionCarrier', 'due within 7 days after', '离港后 7 天内付清'],
  ['/booking', 'Insured for 110% of', '按货值的 110% 投保'],
  ['/about/shenzhen', '1 day, then charged per day', '1 天，之后按天计'],
])('%s prints what the specification states', (page, english, chinese) => {
  expect(pageText('en', page)).toContain(english)
  expect(pageText('zh', page)).toContain(chinese)
})

test('depots of a port with different free days are both named', () => {
  const [, shanghai] = tariffs.depots
  if (!shanghai) throw new Error('no depot')
  const another = { ...shanghai, depot: 'another', freeDays: 5 }
  const given = { ...tariffs, depots: [...tariffs.depots, another] }
  expect(pageText('en', '/about/shanghai', given)).toContain('"Free depot storage","3 days or 5 days"')
})

test('without a tariff a price is on request', () => {
  expect(pageText('en', '/about/shanghai', none)).toContain('"Free depot storage","on request"')
})
