import { describe, expect, test, vi } from 'vitest'
import {
  fetchExchangeRates,
  listExchangeRates,
  readExchangeMatrix,
  setExchangeRates,
} from '#contract/exchange-rates.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { circuitRules } from '#server/platform/circuit.ts'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openProviderServer, type ProviderReply } from '#tests/support/provider-server.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'
import { httpExchangeSource, maxSourceBytes, sourceLimitMs } from './exchange-source.ts'

const server = await openProviderServer()
const elsewhere = await openProviderServer()
const url = new URL('/fx/ccpr.json?type=1', server.endpoint)
const staff = await openStaffSite({ external: { ...readConfig({}).external, exchangeRates: url } })
const { sendCall, unchanged } = staff
const token = await staff.logInAs('tariff-manager')
const today = shanghaiDay(new Date())

const record = (vrtEName: string, price: unknown) => ({
  vrtCode: '1',
  vrtName: 'x',
  vrtEName,
  price,
  bp: '-2',
})
const usd = record('USD/CNY', '6.7001')
const document = (records: readonly object[], lastDate: unknown = `${today} 9:15`) => ({
  body: { head: { rep_code: '200' }, data: { lastDate, lastDateEn: 'x' }, records },
})
const publish = (reply: ProviderReply | 'silent') => server.answers(() => reply)
const fetchRates = (by = token) => sendCall(fetchExchangeRates, { token: by, body: {} })
const matrix = async () => dataOf(readExchangeMatrix, await sendCall(readExchangeMatrix, { token }))

describe('central parity rates', () => {
  test('are fetched, turned into rates of one unit and not saved; saving them states where they are from', async () => {
    publish(
      document([usd, record('100JPY/CNY', '4.4562'), record('CNY/AED', '0.5'), record('CNY/THB', '4.81')]),
    )
    const before = (await matrix()).rows
    const fetched = dataOf(fetchExchangeRates, await fetchRates())
    expect(fetched).toEqual({
      date: today,
      rates: [
        { cell: 'USD/CNY 6.7001', from: 'USD', date: today, value: '6.7001', isPerHundred: false },
        { cell: '100JPY/CNY 4.4562', from: 'JPY', date: today, value: '0.044562', isPerHundred: true },
        { cell: 'CNY/AED 0.5', from: 'AED', date: today, value: '2', isPerHundred: false },
      ],
      wrong: [],
      ignored: ['THB'],
      missing: ['EUR', 'HKD', 'GBP', 'SGD', 'AUD', 'KRW', 'KWD', 'BHD'],
    })
    expect(server.received.map(({ method, url: { href } }) => [method, href])).toEqual([['GET', url.href]])
    expect((await matrix()).rows).toEqual(before)
    expect(await staff.audited('exchange-rates-fetched')).toMatchObject([
      { actor_id: await staff.idOf('tariff'), after: { source: url.host, date: today, rows: 3 } },
    ])
    const rates = fetched.rates.map(({ from, date, value }) => ({ from, date, value })).slice(0, 2)
    const { publishedBy } = await matrix()
    expect(publishedBy).toEqual({ name: url.host, isDemo: false })
    const body = { rates, source: publishedBy?.name }
    dataOf(setExchangeRates, await sendCall(setExchangeRates, { token, body }))
    const listed = dataOf(
      listExchangeRates,
      await sendCall(listExchangeRates, { token, query: { from: 'JPY' } }),
    )
    expect(listed.rows[0]).toMatchObject({ value: '0.044562', source: url.host, date: today })
    // Far from the latest rate, like a table that is pasted.
    const far = {
      ...body,
      rates: fetched.rates.slice(2).map(({ from, date, value }) => ({ from, date, value })),
    }
    refusalOf(await unchanged(() => sendCall(setExchangeRates, { token, body: far })), 'exchange-rates-jump')
  })

  test('are not asked for by those who may not publish rates, and nothing changes', async () => {
    publish(document([usd]))
    const sales = await staff.logInAs('sales')
    refusalOf(await unchanged(() => fetchRates(sales)), 'not-allowed')
    expect(server.received).toEqual([])
  })

  test.each<[string, ProviderReply]>([
    ['is no JSON', { body: '<html>7.1</html>' }],
    ['is another document', { body: { rates: { USD: 7.1 } } }],
    ['has a number for a price', document([record('USD/CNY', 7.1)])],
    ['has no records', document([])],
    ['has no date', document([usd], null)],
    ['names another pair', document([usd, record('EUR/USD', '1.1')])],
    ['is too large', { body: ' '.repeat(maxSourceBytes + 1) }],
    ['is not there', { status: 404, body: {} }],
    ['wants a log-in', { status: 401, body: document([usd]).body }],
  ])('an answer that %s is refused, and nothing of it is shown', async (_what, reply) => {
    publish(reply)
    const refused = await unchanged(fetchRates)
    expect(refusalOf(refused, 'exchange-source-unreadable').params).toEqual({})
    expect(refused.status).toBe(502)
    expect(refused.text).not.toContain('7.1')
  })

  test.each([[daysAfter(today, 1)], ['2025-12-31']])('of %s are refused by name', async (date) => {
    publish(document([usd], `${date} 9:15`))
    expect(refusalOf(await unchanged(fetchRates), 'exchange-source-date').params).toEqual({ date })
  })

  test('a figure that is no rate is named beside the others', async () => {
    publish(document([usd, record('CNY/AED', '0')]))
    expect(dataOf(fetchExchangeRates, await fetchRates())).toMatchObject({
      rates: [{ from: 'USD' }],
      wrong: [{ cell: 'CNY/AED', problem: 'wrong-value', text: '0' }],
    })
  })

  test('a redirect is not followed', async () => {
    elsewhere.answers(() => document([usd]))
    publish({ status: 302, headers: { location: elsewhere.endpoint.href }, body: '' })
    refusalOf(await unchanged(fetchRates), 'exchange-source-unreachable')
    expect(elsewhere.received).toEqual([])
  })

  test('a source that fails is named, and not called for a while', async () => {
    publish(document([usd]))
    dataOf(fetchExchangeRates, await fetchRates())
    publish({ status: 500, body: 'the secrets of the source' })
    for (let call = 0; call < circuitRules.failuresToOpen + 2; call += 1) {
      const refused = await unchanged(fetchRates)
      refusalOf(refused, 'exchange-source-unreachable')
      expect(refused.text).not.toContain('secrets')
    }
    expect(server.received).toHaveLength(circuitRules.failuresToOpen)
  })

  test('a slow source is given up', async () => {
    publish('silent')
    const source = httpExchangeSource(url, systemClock)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const answer = source.read().catch((error: Error) => error.message)
      await vi.advanceTimersByTimeAsync(sourceLimitMs)
      expect(await answer).toContain(`did not answer within ${sourceLimitMs} ms`)
    } finally {
      vi.useRealTimers()
    }
  })
})

test('with demo data and without a source, invented rates are published for today, marked as such', async () => {
  const demo = await openStaffSite()
  const own = await demo.logInAs('tariff-manager')
  const read = dataOf(readExchangeMatrix, await demo.sendCall(readExchangeMatrix, { token: own }))
  expect(read.publishedBy).toEqual({ name: 'demo', isDemo: true })
  const reply = await demo.sendCall(fetchExchangeRates, { token: own, body: {} })
  const { date, rates, wrong, missing } = dataOf(fetchExchangeRates, reply)
  expect([date, wrong, missing]).toEqual([today, [], ['KWD', 'BHD']])
  // Near enough to the demo rates to be saved without a question.
  const body = { rates: rates.map(({ from, value }) => ({ from, date, value })), source: 'demo' }
  expect(dataOf(setExchangeRates, await demo.sendCall(setExchangeRates, { token: own, body }))).toEqual({
    count: rates.length,
  })
})

test('without demo data and without a source there is nothing to fetch', async () => {
  const bare = await openStaffSite({ demoData: false })
  const own = await bare.logInAs('tariff-manager')
  const read = dataOf(readExchangeMatrix, await bare.sendCall(readExchangeMatrix, { token: own }))
  expect(read.publishedBy).toBeNull()
  const send = () => bare.sendCall(fetchExchangeRates, { token: own, body: {} })
  refusalOf(await bare.unchanged(send), 'not-found')
})
