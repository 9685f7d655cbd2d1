import { expect, test } from 'vitest'
import type { Language } from '#domain/brands/brand.ts'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { publishedFigures } from './published-figures.ts'
import type { PublishedTariffs } from './published-tariffs.ts'

const tariffs: PublishedTariffs = {
  depots: Object.values(depotTariffs).map((tariff) => ({ ...tariff, depot: tariff.code })),
  trucking: Object.values(truckingTariffs),
  ocean: Object.values(oceanTariffs),
  warehouses: [],
}
const none: PublishedTariffs = { depots: [], trucking: [], ocean: [], warehouses: [] }

const signs: Readonly<Record<string, string>> = { comma: ', ', semicolon: '; ' }
/** The name of a text with its values stands for the text itself. */
const named = (key: string, params: object = {}) => {
  const [, name = key] = /^tariff-published\.(.+)$/.exec(key) ?? []
  return signs[name] ?? [name, ...Object.values(params)].join(' ')
}
const figureOf = (name: string, given = tariffs, language: Language = 'en') =>
  publishedFigures(given, language, named)(name)?.replaceAll('\u00A0', ' ')

test.each([
  ['depot.CNTAO.freeDays', 'days 21'],
  ['depot.CNTAO.empty', 'CNY 20'],
  ['depot.CNTAO.laden', 'CNY 30'],
  ['depot.CNTAO.prePull', 'onRequest'],
  ['depot.CNSHA.prePull', 'CNY 30'],
  ['depot.CNTAO.hazardous', 'CNY 50'],
  ['depot.CNTAO.extraHandling', 'CNY 100'],
  ['depot.CNTAO.tiers', 'tier 1 15 1; tier 16 30 1.5; lastTier 31 2'],
  ['trucking.CNTAO.freeHours', 'hours 6'],
  ['trucking.CNTAO.waitingPerHour', 'CNY 50'],
  ['trucking.CNTAO.waitingPerDay', 'CNY 800'],
  ['trucking.CNTAO.perNight', 'CNY 800'],
  ['trucking.CNSZX.overnightUntil', '12:00'],
  ['trucking.CNTAO.loadingPoints', '3'],
  ['trucking.CNTAO.extraPoint', 'CNY 200'],
  ['trucking.CNTAO.overweight', 'overweight.over.ton 26  CNY 100'],
  ['trucking.CNNGB.overweight', 'overweight.over.ton 26  CNY 100'],
  [
    'trucking.CNSZX.overweight',
    'overweight.between.container 18 20 CNY 100, overweight.between.ton 20 25 CNY 50',
  ],
  ['trucking.CNTAO.overweightCap', 'CNY 500'],
  ['trucking.CNTAO.cancellation', 'share 50 CNY 400'],
  ['trucking.CNSZX.cancellation', 'flat CNY 50 CNY 450'],
  ['trucking.CNTAO.dryRun', 'share 80 CNY 500'],
  ['trucking.CNNGB.inspection', 'CNY 200, CNY 300 or CNY 400'],
  ['trucking.CNTAO.holiday', 'CNY 200'],
  ['trucking.CNTAO.pairPercent', '80%'],
  ['trucking.CNTAO.pairTons', '32'],
  ['trucking.CNTAO.perAccident', 'CNY 2,000,000'],
  ['trucking.CNTAO.theftAddOn', 'CNY 500,000'],
  ['ocean.CNTAO.deadFreight', '80%'],
  ['ocean.CNTAO.insured', '110%'],
  ['tax.depot', '6%'],
  ['rule.freeCancellationUntil', '15:00'],
  ['rule.prepaidDue', 'days 7'],
  ['rule.depotCapacity', '6,000'],
])('of one port or of a rule: %s is %s', (name, text) => {
  expect(figureOf(name)).toBe(text)
})

test.each([
  ['the same at every port', 'trucking.all.freeHours', 'hours 6'],
  [
    'the usual one and the others',
    'depot.all.freeDays',
    'except days 3 atPorts Qingdao days 21; atPorts Shenzhen days 1',
  ],
  [
    'ports of one value together',
    'trucking.all.dryRun',
    'except share 80 CNY 800 atPorts Qingdao, Xiamen share 80 CNY 500',
  ],
  ['also where most have no price', 'depot.all.hazardous', 'except onRequest atPorts Qingdao CNY 50'],
  ['each port that has it', 'depot.each.hazardous', 'atPorts Qingdao CNY 50'],
  [
    'each port, the most frequent value first',
    'trucking.each.waitingPerHour',
    'atPorts Shanghai, Ningbo, Xiamen, Shenzhen CNY 80; atPorts Qingdao CNY 50',
  ],
  ['all values, the smallest first', 'depot.any.freeDays', 'days 1, days 3 or days 21'],
  ['all values of terminals', 'trucking.any.inspection', 'CNY 200, CNY 300 or CNY 400'],
])('of several ports: %s', (_what, name, text) => {
  expect(figureOf(name)).toBe(text)
})

test('names of ports, amounts and lists are in the language of the page', () => {
  expect(figureOf('depot.any.empty', tariffs, 'zh')).toBe('¥20或¥50')
  expect(figureOf('depot.all.empty', tariffs, 'zh')).toBe('except ¥20 atPorts 深圳 ¥50')
})

test.each([
  ['depot.CNTAO.freeDays', 'onRequest'],
  ['depot.all.freeDays', 'onRequest'],
  ['depot.each.freeDays', 'none'],
  ['depot.any.freeDays', 'onRequest'],
  ['tax.depot', '6%'],
])('without tariffs: %s is %s', (name, text) => {
  expect(figureOf(name, none)).toBe(text)
})

test('a port without a tariff is left out of several', () => {
  const trucking = tariffs.trucking.filter(({ port }) => port !== 'CNTAO')
  expect(figureOf('trucking.all.waitingPerHour', { ...tariffs, trucking })).toBe('CNY 80')
})

test.each(['pairPercent', 'pairTons'])(
  'where no two containers share a truck, %s is on request',
  (figure) => {
    const { pairedTwenties: _pairs, ...alone } = truckingTariffs.CNTAO
    expect(figureOf(`trucking.CNTAO.${figure}`, { ...none, trucking: [alone] })).toBe('onRequest')
  },
)

test('the terminals of a tariff are named by their prices, the cheapest first', () => {
  const trucking = [{ ...truckingTariffs.CNTAO, inspection: { A: '1000', B: '300', C: '300' } }]
  expect(figureOf('trucking.CNTAO.inspection', { ...none, trucking })).toBe('CNY 300 or CNY 1,000')
})

test('cargo insurance that is not priced by the value has no share', () => {
  const { insurance: _insurance, ...originServices } = oceanTariffs.CNTAO.originServices
  const insurance = { fee: 'INS', per: 'container', price: { 20: '1', 40: '2' } }
  for (const services of [originServices, { ...originServices, insurance }]) {
    const ocean = [
      { ...oceanTariffs.CNTAO, originServices: services },
    ] as unknown as PublishedTariffs['ocean']
    expect(figureOf('ocean.CNTAO.insured', { ...none, ocean })).toBe('onRequest')
  }
})

test.each(['tax.x', 'rule.x', 'x', 'x.CNTAO.freeDays', 'depot.CNTAO.x', 'depot.x.freeDays', 'rule.depot'])(
  'no figure is called %s',
  (name) => {
    expect(figureOf(name)).toBeUndefined()
  },
)
