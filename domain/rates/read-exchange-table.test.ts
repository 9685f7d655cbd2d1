import { expect, test } from 'vitest'
import { readExchangeTable } from './read-exchange-table.ts'

const known = {
  day: '2026-11-17',
  today: '2026-11-17',
  latest: { USD: '7.1', JPY: '0.046', EUR: '8.2' },
} as const
const read = (...lines: readonly string[]) => readExchangeTable(lines.join('\n'), known)
const ratesOf = (...lines: readonly string[]) =>
  read(...lines).rates.map(({ cell, from, date, value }) => [cell, from, date, value])

test.each<[string, readonly string[], readonly (readonly string[])[]]>([
  [
    'code and rate',
    ['USD\t7.1468', 'EUR\t8.25'],
    [
      ['B1', 'USD', '2026-11-17', '7.1468'],
      ['B2', 'EUR', '2026-11-17', '8.25'],
    ],
  ],
  [
    'plain text with blanks, semicolons or bars between the cells',
    ['  us dollar 7.1468', 'Euro;8.25', 'won | 0.0051', '100日元  4.6', '澳元 ;  4.65'],
    [
      ['B1', 'USD', '2026-11-17', '7.1468'],
      ['B2', 'EUR', '2026-11-17', '8.25'],
      ['B3', 'KRW', '2026-11-17', '0.0051'],
      ['B4', 'JPY', '2026-11-17', '0.046'],
      ['B5', 'AUD', '2026-11-17', '4.65'],
    ],
  ],
  [
    'digits in groups',
    ['GBP\t1,234.56', 'AUD\t12,345', 'SGD\t123,456.7'],
    [
      ['B1', 'GBP', '2026-11-17', '1234.56'],
      ['B2', 'AUD', '2026-11-17', '12345'],
      ['B3', 'SGD', '2026-11-17', '123456.7'],
    ],
  ],
  [
    'remarks before the rate',
    ['USD\tbank 7\t7.15', 'EUR\t\t7 days\t8.25'],
    [
      ['C1', 'USD', '2026-11-17', '7.15'],
      ['D2', 'EUR', '2026-11-17', '8.25'],
    ],
  ],
  [
    'a day, a currency and a rate in each line, without a heading',
    ['2026-11-16\tUSD\t7.14', '2026.11.17\tEUR\t8.3'],
    [
      ['C1', 'USD', '2026-11-16', '7.14'],
      ['C2', 'EUR', '2026-11-17', '8.3'],
    ],
  ],
  [
    'a currency, a day and a rate in each line, without a heading; the first day of our prices',
    ['USD\t2026-1-1\t7.14', 'EUR\t2026-3-4\t8.3'],
    [
      ['C1', 'USD', '2026-01-01', '7.14'],
      ['C2', 'EUR', '2026-03-04', '8.3'],
    ],
  ],
  [
    'an English heading of the middle rate',
    ['Currency\tBuying\tMiddle Rate', 'USD\t7.1\t7.2'],
    [['C2', 'USD', '2026-11-17', '7.2']],
  ],
  [
    'empty lines, a column of remarks and cells beyond the headings are passed over',
    ['', 'Date\tUSD\tRemark', '\t', '2026-11-16\t7.14\tbank\t9.9', '\t'],
    [['B4', 'USD', '2026-11-16', '7.14']],
  ],
  [
    'the rate of our own currency is passed over',
    ['CNY\t1', 'USD\t7.1'],
    [['B2', 'USD', '2026-11-17', '7.1']],
  ],
  [
    'a column of dates, full-width digits',
    ['币种\t日期\t汇率', '美元\t2026/11/3\t７．１５', '欧元\t2026年11月4日\t8.3'],
    [
      ['C2', 'USD', '2026-11-03', '7.15'],
      ['C3', 'EUR', '2026-11-04', '8.3'],
    ],
  ],
  [
    'dates across',
    ['\t2026-11-16\t2026-11-17', 'USD\t7.14\t7.15', 'EUR\t\t8.3'],
    [
      ['B2', 'USD', '2026-11-16', '7.14'],
      ['C2', 'USD', '2026-11-17', '7.15'],
      ['C3', 'EUR', '2026-11-17', '8.3'],
    ],
  ],
  [
    'currencies across',
    ['Date\tUSD\tEUR', '2026-11-16\t7.14\t8.3'],
    [
      ['B2', 'USD', '2026-11-16', '7.14'],
      ['C2', 'EUR', '2026-11-16', '8.3'],
    ],
  ],
  [
    'a heading with a day: the rates are of that day, unless their line states another',
    ['2026-11-15\t中间价', 'USD\t7.14', 'EUR\t8.3\t2026-11-16'],
    [
      ['B2', 'USD', '2026-11-15', '7.14'],
      ['B3', 'EUR', '2026-11-16', '8.3'],
    ],
  ],
  [
    'the page of a bank: for 100 units, several prices, the middle one counts',
    [
      '货币名称\t现汇买入价\t现钞买入价\t现汇卖出价\t中行折算价\t发布日期',
      '美元\t709.1\t709.1\t712.2\t710.46\t2026-11-17 10:30:00',
      '日元\t4.58\t4.58\t4.62\t4.6021\t2026-11-17 10:30:00',
    ],
    [
      ['E2', 'USD', '2026-11-17', '7.1046'],
      ['E3', 'JPY', '2026-11-17', '0.046021'],
    ],
  ],
])('%s', (_case, lines, rates) => {
  expect(ratesOf(...lines)).toEqual(rates)
  expect(read(...lines)).toMatchObject({ wrong: [], ignored: [] })
})

test.each([
  ['no number', ['USD\tn/a'], [{ cell: 'B1', problem: 'wrong-value', text: 'n/a' }]],
  [
    'no number beside a day',
    ['USD\t2026-11-16\t\tn/a'],
    [{ cell: 'D1', problem: 'wrong-value', text: 'n/a' }],
  ],
  ['wrong groups of digits', ['GBP\t1,23'], [{ cell: 'B1', problem: 'wrong-value', text: '1,23' }]],
  [
    'more than three digits before a group',
    ['GBP\t12345,678'],
    [{ cell: 'B1', problem: 'wrong-value', text: '12345,678' }],
  ],
  [
    'a letter before groups of digits',
    ['GBP\tx1,234'],
    [{ cell: 'B1', problem: 'wrong-value', text: 'x1,234' }],
  ],
  ['a day without a rate', ['USD\t2026-11-16'], []],
  ['a rate without a currency', ['Currency\tRate', '\t7.1'], []],
])('%s: nothing is read', (_case, lines, wrong) => {
  expect(read(...lines)).toEqual({ rates: [], wrong, ignored: [] })
})

test('a wrong day that was chosen for the table is reported at the rate', () => {
  expect(readExchangeTable('USD\t7.1', { ...known, day: '2026-11-18' }).wrong).toEqual([
    { cell: 'B1', problem: 'future-date', text: '2026-11-18' },
  ])
})

test('every wrong cell is named, the others are read, unknown currencies are listed', () => {
  const { rates, wrong, ignored } = read(
    'Currency\tDate\tRate',
    'USD\t2026-02-30\t7.1',
    'USD\t2026-11-18\t7.1',
    'USD\t2025-12-31\t7.1',
    'USD\t2026-11-17\t7,1468',
    'EUR\t2026-11-17\t0',
    'EUR\t2026-11-16\t8.2',
    'EUR\t2026-11-16\t8.3',
    'Thai baht\t2026-11-16\t0.2',
  )
  expect(rates.map(({ cell }) => cell)).toEqual(['C7'])
  expect(wrong.map(({ cell, problem }) => [cell, problem])).toEqual([
    ['B2', 'wrong-date'],
    ['B3', 'future-date'],
    ['B4', 'early-date'],
    ['C5', 'wrong-value'],
    ['C6', 'wrong-value'],
    ['C8', 'repeated'],
  ])
  expect(ignored).toEqual(['Thai baht'])
})

test('a text without rates has none', () => {
  for (const lines of [['hello', '', 'world'], ['']])
    expect(read(...lines)).toEqual({ rates: [], wrong: [], ignored: [] })
})
