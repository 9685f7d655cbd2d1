import { expect, test } from 'vitest'
import { readCentralParity } from './read-central-parity.ts'

const today = '2026-11-19'
const read = (quoted: Readonly<Record<string, string>>, lastDate = '2026-11-19 9:15') =>
  readCentralParity(
    { lastDate, records: Object.entries(quoted).map(([pair, price]) => ({ pair, price })) },
    today,
  )
const parityOf = (quoted: Readonly<Record<string, string>>, lastDate?: string) => {
  const result = read(quoted, lastDate)
  if (!result.ok) throw new Error(result.refusal)
  return result.value
}

test.each([
  ['USD/CNY', '7.0812', 'USD', '7.0812'],
  ['1EUR/CNY', '8.2000', 'EUR', '8.2'],
  ['100JPY/CNY', '4.5123', 'JPY', '0.045123'],
  ['100JPY/CNY', '4.5', 'JPY', '0.045'],
  ['1000KRW/CNY', '4.8751', 'KRW', '0.0048751'],
  ['CNY/AED', '0.51521', 'AED', '1.94095611'],
  ['CNY/AED', '0.5', 'AED', '2'],
  ['CNY/KRW', '205.12', 'KRW', '0.0048752'],
  ['CNY/KRW', '3', 'KRW', '0.33333333'],
  ['CNY/KRW', '1.5', 'KRW', '0.66666667'],
  ['100CNY/KRW', '20512', 'KRW', '0.0048752'],
])('%s %s is 1 %s = %s CNY', (pair, price, from, value) => {
  const { rates, wrong } = parityOf({ [pair]: price })
  expect(rates).toEqual([
    { cell: `${pair} ${price}`, from, date: today, value, isPerHundred: pair.startsWith('100JPY') },
  ])
  expect(wrong).toEqual([])
})

test('currencies that we do not use are passed over, and ours that are not published are named', () => {
  const parity = parityOf({ 'USD/CNY': '7.1', 'CNY/THB': '4.6', 'CNY/MYR': '0.58', '100JPY/CNY': '4.5' })
  expect(parity.ignored).toEqual(['THB', 'MYR'])
  expect(parity.missing).toEqual(['EUR', 'HKD', 'GBP', 'SGD', 'AUD', 'AED', 'KRW', 'KWD', 'BHD'])
})

test.each([['2026-11-19'], ['2026-11-19 9:15'], ['2026-11-19 09:15:00']])(
  'the day of %s counts',
  (lastDate) => expect(parityOf({ 'USD/CNY': '7.1' }, lastDate).date).toBe('2026-11-19'),
)

test.each([
  ['a zero', { 'USD/CNY': '7.1', 'CNY/AED': '0' }, { cell: 'CNY/AED', problem: 'wrong-value', text: '0' }],
  ['a negative figure', { 'USD/CNY': '-7.1' }, { cell: 'USD/CNY', problem: 'wrong-value', text: '-7.1' }],
  [
    'more decimals than a rate may have',
    { 'USD/CNY': '7.123456789' },
    { cell: 'USD/CNY', problem: 'wrong-value', text: '7.123456789' },
  ],
  [
    'a price that is too small once it is turned',
    { 'CNY/KRW': '900000000' },
    { cell: 'CNY/KRW', problem: 'wrong-value', text: '900000000' },
  ],
  [
    'a currency twice',
    { 'USD/CNY': '7.1', '100USD/CNY': '710' },
    { cell: '100USD/CNY', problem: 'repeated', text: '100USD/CNY' },
  ],
])('%s', (_what, quoted, found) => {
  const { rates, wrong } = parityOf(quoted)
  expect([...rates, ...wrong]).toContainEqual(found)
})

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['nothing', {}, '2026-11-19'],
  ['none of ours', { 'CNY/THB': '4.6' }, '2026-11-19'],
  ['no pair', { 'USD/CNY': '7.1', Dollar: '7.1' }, '2026-11-19'],
  ['a pair without the yuan', { 'EUR/USD': '1.1' }, '2026-11-19'],
  ['the yuan in yuan', { 'CNY/CNY': '1' }, '2026-11-19'],
  ['another unit', { '50JPY/CNY': '2.2' }, '2026-11-19'],
  ['a blank in the pair', { 'USD /CNY': '7.1' }, '2026-11-19'],
  ['no price', { 'USD/CNY': '' }, '2026-11-19'],
  ['another notation', { 'USD/CNY': '7e0' }, '2026-11-19'],
  ['digits in groups', { 'CNY/KRW': '1,205' }, '2026-11-19'],
  ['a wrong price of another currency', { 'USD/CNY': '7.1', 'CNY/THB': 'n/a' }, '2026-11-19'],
  ['no date', { 'USD/CNY': '7.1' }, ''],
  ['a date of no day', { 'USD/CNY': '7.1' }, '2026-02-30 9:15'],
  ['a date the other way round', { 'USD/CNY': '7.1' }, '19/11/2026 9:15'],
])('%s is refused', (_what, quoted, lastDate) => {
  expect(read(quoted, lastDate)).toMatchObject({ refusal: 'exchange-source-unreadable' })
})

test.each([['2026-11-20 9:15'], ['2025-12-31']])('a date that cannot be used is named: %s', (lastDate) => {
  expect(read({ 'USD/CNY': '7.1' }, lastDate)).toMatchObject({
    refusal: 'exchange-source-date',
    params: { date: lastDate.slice(0, 10) },
  })
})
