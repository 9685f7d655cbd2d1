import { expect, test } from 'vitest'
import { yuan } from '#domain/values/money.ts'
import { offerRows } from './offer-rows.ts'

const sailing = { vessel: 'Ever', voyage: '012W', departsOn: '2026-12-01' }
const offer = (code: string, amount: string, item: object = {}) => ({
  item: { code, carrier: 'A', sailing: { ...sailing, code: 'S1' }, ...item },
  quote: { total: yuan(amount) },
})
const contract = offer('C:S1', '900')
const open = offer('P:S1', '1000.50')
const other = offer('P:S2', '800', { sailing: { ...sailing, code: 'S2' } })
const codesOf = (rows: ReturnType<typeof offerRows<typeof open>>) =>
  rows.map(({ offers }) => offers.map(({ item }) => item.code))

test('a sailing is one row with its contract beside its public rate, and states the saving', () => {
  const rows = offerRows([open, other, contract], [open, other, contract], ['C:S1'])
  expect(codesOf(rows)).toEqual([['C:S1', 'P:S1'], ['P:S2']])
  expect(rows.map(({ saving }) => saving)).toEqual([yuan('100.50'), null])
})

test('the saving counts against a public rate that a filter hides', () => {
  const [row] = offerRows([contract], [open, contract], ['C:S1'])
  expect(row).toMatchObject({ offers: [contract], saving: yuan('100.50') })
})

test.each([
  ['dearer', '1000.51'],
  ['as dear', '1000.50'],
])('a contract rate that is %s saves nothing', (_how, amount) => {
  const dear = offer('C:S1', amount)
  expect(offerRows([dear, open], [dear, open], ['C:S1'])[0]?.saving).toBeNull()
})

test('two carriers on one ship, another voyage or another day are rows of their own', () => {
  const withoutCode = (code: string, more: object = {}) =>
    offer(code, '1000', { sailing: { ...sailing, ...more } })
  const all = [
    withoutCode('a'),
    { ...withoutCode('b'), item: { ...withoutCode('b').item, carrier: 'B' } },
    withoutCode('c', { voyage: '013W' }),
    withoutCode('d', { departsOn: '2026-12-08' }),
    withoutCode('e'),
  ]
  expect(codesOf(offerRows(all, all, []))).toEqual([['a', 'e'], ['b'], ['c'], ['d']])
})

test('offers that are no sailings are rows of their own', () => {
  const depots = ['DP-A', 'DP-B'].map((code) => ({ item: { code }, quote: { total: yuan('100') } }))
  expect(offerRows(depots, depots, []).map(({ key, offers }) => [key, offers.length])).toEqual([
    ['DP-A', 1],
    ['DP-B', 1],
  ])
})
