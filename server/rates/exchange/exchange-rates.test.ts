import { describe, expect, test } from 'vitest'
import {
  type ExchangeRow,
  listExchangeRates,
  readExchangeMatrix,
  setExchangeRate,
  setExchangeRates,
  withdrawExchangeRate,
} from '#contract/exchange-rates.ts'
import { exchangeSorts } from '#domain/rates/sorts.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { exchangeRatesOn } from '#server/rates/index.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { expectSortedPages } from '#tests/support/paging.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const token = await staff.logInAs('tariff-manager')
const { db } = staff.site.database
await pool.query('DELETE FROM exchange_rate')
const set = (body: object) => sendCall(setExchangeRate, { token, body })
const typed = { from: 'USD', date: '2026-03-02', value: '7.10', source: 'the bank' }
const valueOn = async (day: string) => {
  const { USD } = await exchangeRatesOn(db, day)
  return USD && [USD.date, USD.value]
}

describe('exchange rates', () => {
  test('apply from their date until the next; of one date the last entry counts', async () => {
    const sent = [
      typed,
      { ...typed, date: '2026-03-06', value: '7.2' },
      { ...typed, date: '2026-03-02', value: '7.11000000' },
      { ...typed, from: 'EUR', date: '2026-03-01', value: '8' },
    ]
    for (const body of sent) dataOf(setExchangeRate, await set(body))
    expect(await valueOn('2026-03-01')).toBeUndefined()
    expect(await valueOn('2026-03-02')).toEqual(['2026-03-02', '7.11'])
    expect(await valueOn('2026-03-05')).toEqual(['2026-03-02', '7.11'])
    expect(await valueOn('2026-03-06')).toEqual(['2026-03-06', '7.2'])
    expect(await exchangeRatesOn(db, '2027-01-01')).toEqual({
      EUR: { from: 'EUR', to: 'CNY', date: '2026-03-01', value: '8', source: 'the bank' },
      USD: { from: 'USD', to: 'CNY', date: '2026-03-06', value: '7.2', source: 'the bank' },
    })
    const [newest] = await staff.audited('exchange-rate-set')
    expect(newest).toMatchObject({
      actor_id: await staff.idOf('tariff'),
      after: { currency: 'EUR', date: '2026-03-01', value: '8' },
    })
  })

  test('are listed with all entries, the newest date first', async () => {
    const reply = await sendCall(listExchangeRates, { token, query: { from: 'USD' } })
    const { rows } = dataOf(listExchangeRates, reply)
    expect(rows.map(({ date, value }) => [date, value])).toEqual([
      ['2026-03-06', '7.2'],
      ['2026-03-02', '7.11'],
      ['2026-03-02', '7.1'],
    ])
    expect(rows[0]?.enteredBy).not.toBe('')
    expect(dataOf(listExchangeRates, await sendCall(listExchangeRates, { token })).rows).toHaveLength(4)
  })

  test('are paged in every sort', async () => {
    const list = async (query: Record<string, string>) =>
      dataOf(listExchangeRates, await sendCall(listExchangeRates, { token, query }))
    await expectSortedPages({
      fields: exchangeSorts,
      read: list,
      send: (query) => sendCall(listExchangeRates, { token, query }),
      idOf: ({ from, date, enteredAt }: ExchangeRow) => `${from} ${date} ${enteredAt}`,
      values: {
        from: ({ from }) => from,
        date: ({ date }) => date,
        value: ({ value }) => Number(value),
        enteredAt: ({ enteredAt }) => enteredAt,
      },
    })
  })

  test.each([
    ['7.5601', '70'],
    ['6.8399', '0.72'],
  ])('that differ by more than a twentieth need a confirmation: %s, %s', async (...values) => {
    for (const value of values) {
      const reply = await unchanged(() => set({ ...typed, date: '2026-03-07', value }))
      expect(refusalOf(reply, 'exchange-rate-jump').params).toEqual({
        from: 'USD',
        value,
        latest: '7.2',
        date: '2026-03-06',
        percent: 5,
      })
      await unchanged(() => set({ ...typed, date: '2026-03-07', value, confirmed: false }))
    }
  })

  test('that differ by a twentieth or less, or are confirmed, are entered', async () => {
    for (const value of ['7.56', '7.2']) dataOf(setExchangeRate, await set({ ...typed, value }))
    const far = { ...typed, from: 'EUR', date: '2026-03-08', value: '80' }
    dataOf(setExchangeRate, await set({ ...far, confirmed: true }))
    refusalOf(await unchanged(() => set({ ...far, value: '8' })), 'exchange-rate-jump')
  })

  test('of today are accepted', async () => {
    const today = shanghaiDay(new Date())
    const body = { ...typed, date: today, from: 'HKD', value: '0.92' }
    expect(dataOf(setExchangeRate, await set(body))).toMatchObject(body)
  })

  test.each<[string, object, Record<string, string>]>([
    ['of tomorrow', { date: daysAfter(shanghaiDay(new Date()), 1) }, { date: 'too-large' }],
    ['of a year before our prices', { date: '2025-12-31' }, { date: 'too-small' }],
    ['of no day', { date: '2026-02-30' }, { date: 'wrong-format' }],
    ['of nothing', { value: '0' }, { value: 'too-small' }],
    ['below nothing', { value: '-7' }, { value: 'wrong-format' }],
    ['in another notation', { value: '7e0' }, { value: 'wrong-format' }],
    ['of nine decimals', { value: '7.123456789' }, { value: 'wrong-format' }],
    ['that no currency has', { value: '1000001' }, { value: 'too-large' }],
    ['of yuan into yuan', { from: 'CNY', value: '2' }, { value: 'unknown-value' }],
    ['of an unknown currency', { from: 'XYZ' }, { from: 'unknown-value' }],
    ['without a source', { source: ' ' }, { source: 'required' }],
    ['with a source written backwards', { source: '\u202eabc' }, { source: 'wrong-format' }],
  ])('%s are refused, and nothing is written', async (_what, change, fields) => {
    const reply = await unchanged(() => set({ ...typed, ...change }))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual(fields)
  })
})

describe('tables and withdrawals', () => {
  const table = (rates: readonly object[], others = {}) =>
    sendCall(setExchangeRates, { token, body: { rates, source: 'the bank', ...others } })
  const aed = (date: string, value: string) => ({ from: 'AED', date, value })
  const entries = async () => {
    const reply = await sendCall(listExchangeRates, { token, query: { from: 'AED', sort: 'enteredAt' } })
    return dataOf(listExchangeRates, reply).rows
  }
  const withdraw = (id: number | undefined) => sendCall(withdrawExchangeRate, { token, body: { id } })
  const aedOn = async (day: string) => (await exchangeRatesOn(db, day)).AED?.value

  test('a table is entered as a whole; a jump or a wrong cell enters nothing', async () => {
    expect(
      dataOf(setExchangeRates, await table([aed('2026-03-01', '1.9'), aed('2026-03-02', '1.95')])),
    ).toEqual({
      count: 2,
    })
    const jump = await unchanged(() => table([aed('2026-03-03', '1.96'), aed('2026-03-04', '19.6')]))
    expect(refusalOf(jump, 'exchange-rates-jump').params).toEqual({ count: 1, currencies: 'AED', percent: 5 })
    const wrong = await unchanged(() => table([aed('2026-03-03', '1.96'), aed('2026-02-30', '0')]))
    expect(refusalOf(wrong, 'invalid-input').fields).toEqual({
      'rates.1.date': 'wrong-format',
      'rates.1.value': 'too-small',
    })
    dataOf(setExchangeRates, await table([aed('2026-03-03', '19.6')], { confirmed: true }))
    expect(await aedOn('2026-03-09')).toBe('19.6')
  })

  test('an entry that was withdrawn is listed and no longer used', async () => {
    const last = (await entries()).at(-1)
    const withdrawn = dataOf(withdrawExchangeRate, await withdraw(last?.id))
    expect(withdrawn).toMatchObject({ state: 'withdrawn', value: '19.6' })
    expect(await aedOn('2026-03-09')).toBe('1.95')
    dataOf(setExchangeRates, await table([aed('2026-03-02', '1.96')]))
    expect((await entries()).map(({ value, state }) => [value, state])).toEqual([
      ['1.9', 'applies'],
      ['1.95', 'replaced'],
      ['19.6', 'withdrawn'],
      ['1.96', 'applies'],
    ])
    refusalOf(await unchanged(() => withdraw(last?.id)), 'exchange-rate-withdrawn')
    refusalOf(await unchanged(() => withdraw(999_999)), 'not-found')
    const reply = await sendCall(readExchangeMatrix, { token, query: { until: '2026-03-08' } })
    const { days, rows } = dataOf(readExchangeMatrix, reply)
    expect([days[0], days.at(-1)]).toEqual(['2026-03-02', '2026-03-08'])
    expect(rows.find(({ from }) => from === 'AED')).toEqual({
      from: 'AED',
      before: { date: '2026-03-01', value: '1.9' },
      values: ['1.96', null, null, null, null, null, null],
    })
    expect(await staff.audited('exchange-rate-withdrawn')).toMatchObject([
      { before: { value: '19.6' }, after: { currency: 'AED', date: '2026-03-03' } },
    ])
  })

  test('withdrawals at the same time take one entry once, and never the last rate of a currency', async () => {
    const ids = (await entries()).filter(({ state }) => state !== 'withdrawn').map(({ id }) => id)
    const replies = await Promise.all([...ids, ...ids].map((id) => withdraw(id)))
    const outcomes = replies.map(({ status }) => status)
    expect(outcomes.filter((status) => status === 200)).toHaveLength(ids.length - 1)
    expect((await entries()).filter(({ state }) => state === 'applies')).toHaveLength(1)
  })

  test('two tables at the same time: neither is mixed with the other', async () => {
    const days = ['2026-03-11', '2026-03-12', '2026-03-13']
    const both = ['1.91', '1.92'].map((value) => table(days.map((date) => aed(date, value))))
    await Promise.all(both)
    const values = await Promise.all(days.map(aedOn))
    expect(new Set(values).size).toBe(1)
  })
})
