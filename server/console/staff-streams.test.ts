import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type ConsoleNews, watchConsole } from '#contract/console.ts'
import { acceptQuote } from '#contract/quotes.ts'
import { answerRequest, requestQuote } from '#contract/requests.ts'
import { logOutStaff } from '#contract/staff.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openStream } from '#tests/support/event-stream.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { consoleHost, demoMember, openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const settled = { timeout: 10_000, interval: 50 }
const linhai = await staff.logInCustomer('linhai', 'Harbour2026')
const today = shanghaiDay(new Date())

beforeEach(async () => {
  await pool.query('DELETE FROM attempt_count')
  await pool.query('DELETE FROM request_reader')
})

const newRequest = async () => {
  const details = {
    from: '青岛',
    to: 'Duisburg',
    goods: 'Machine parts',
    containers: [{ type: '40HQ', count: 2 }],
    readyOn: daysAfter(today, 5),
  }
  const body = { kind: 'rail', details, contact: { name: '林海', phone: '138 0013 8000' } }
  const sent = await sendCall(requestQuote, { host: 'localhost', token: linhai, body })
  return dataOf(requestQuote, sent).number
}

/** Waits for the first event. A page that names a request may get a second one at once: of its own arrival. */
async function watch(token: string, opened?: string | { readonly rate: string }) {
  const query = typeof opened === 'string' ? { request: opened } : opened
  const address = `${watchConsole.path}?${new URLSearchParams(query)}`
  const stream = await openStream(staff.site.port, address, { host: consoleHost, 'access-token': token })
  await vi.waitFor(() => expect(stream.events.length).toBeGreaterThan(0), settled)
  const last = () => stream.events.at(-1) as ConsoleNews
  const newest = (kind: string) => last().news.find((one) => one.kind === kind)?.newest?.label
  return { stream, last, newest }
}
const kindsOf = ({ news }: ConsoleNews) => news.map(({ kind }) => kind)
const readers = async () => (await pool.query('SELECT request, staff_id FROM request_reader')).rows

/** A second member of staff with the roles, logged in. */
const colleague = async ([role]: readonly ['sales' | 'tariff-manager'] = ['sales']) => {
  const { id } = await staff.newMember(await staff.logInAs('administrator'), [role])
  await pool.query(`UPDATE staff_member SET name = 'Zhou Min', totp_secret = 'x' WHERE id = $1`, [id])
  const token = await staff.logInAs(role)
  await pool.query('UPDATE session SET staff_id = $1 WHERE id = $2', [id, token.split('.')[1]])
  return { id, token }
}

describe('each role is notified of its own work only', () => {
  test.each([
    ['sales', ['requests', 'acceptances', 'rates', 'mentions', 'orders']],
    ['reviewer', ['certifications', 'mentions']],
    ['tariff-manager', ['rates', 'mentions']],
    ['operations', ['mentions', 'orders']],
    ['finance', ['mentions', 'orders']],
    ['editor', ['mentions']],
    ['administrator', ['mentions']],
  ] as const)('%s', async (role, kinds) => {
    const { stream, last } = await watch(await staff.logInAs(role))
    expect(kindsOf(last())).toEqual(kinds)
    stream.close()
  })

  test('a request wakes sales and no other role', async () => {
    const [sales, reviewer] = [
      await watch(await staff.logInAs('sales')),
      await watch(await staff.logInAs('reviewer')),
    ]
    const before = sales.last().news[0]?.waiting ?? 0
    const number = await newRequest()
    await vi.waitFor(() => expect(sales.newest('requests')).toBe(number), settled)
    expect(sales.last().news[0]?.waiting).toBe(before + 1)
    const { name } = await staff.newApplication('Live Moss Trading')
    await vi.waitFor(() => expect(reviewer.newest('certifications')).toBe(name), settled)
    expect(reviewer.stream.events).toHaveLength(2)
    expect(JSON.stringify(reviewer.stream.events)).not.toContain(number)
    expect(JSON.stringify(sales.stream.events)).not.toContain(name)
    for (const { stream } of [sales, reviewer]) stream.close()
  })

  test('an acceptance is sent to the author of the offer alone', async () => {
    const other = await colleague()
    const [author, stranger] = [await watch(await staff.logInAs('sales')), await watch(other.token)]
    const number = await newRequest()
    const line = { fee: 'OF', group: 'freight', unitPrice: '2500', quantity: '2' }
    const body = { number, lines: [line], validUntil: daysAfter(today, 10), remark: 'One train.' }
    const answered = await sendCall(answerRequest, { token: await staff.logInAs('sales'), body })
    const { quoteNumber } = dataOf(answerRequest, answered)
    const accepting = { host: 'localhost', token: linhai, body: { number: quoteNumber } }
    dataOf(acceptQuote, await sendCall(acceptQuote, accepting))
    await vi.waitFor(() => expect(author.newest('acceptances')).toBe(number), settled)
    expect(stranger.newest('acceptances')).toBeUndefined()
    for (const { stream } of [author, stranger]) stream.close()
  })

  test('a publication is sent to sales, not to the one who saved it', async () => {
    const tariff = await staff.logInAs('tariff-manager')
    const [sales, publisher] = [await watch(await staff.logInAs('sales')), await watch(tariff)]
    const admin = rateAdmin(staff, tariff)
    const { rateId } = await admin.saved(savedLane('LIVE-1'))
    await admin.publish(rateId)
    await vi.waitFor(() => expect(sales.newest('rates')).toBe('LIVE-1'), settled)
    expect(publisher.newest('rates')).not.toBe('LIVE-1')
    for (const { stream } of [sales, publisher]) stream.close()
  })

  test('the days that keep the price of a colleague are no news to the one who publishes the others', async () => {
    const tariff = await staff.logInAs('tariff-manager')
    const admin = rateAdmin(staff, tariff)
    const { rateId } = await admin.published(savedLane('LIVE-2'))
    await pool.query('UPDATE rate SET staff_id = NULL WHERE id = $1', [rateId])
    const [sales, publisher] = [await watch(await staff.logInAs('sales')), await watch(tariff)]
    const newsOf = ({ last }: typeof sales) => last().news.find(({ kind }) => kind === 'rates')?.newest
    const [seenBySales, seenByPublisher] = [newsOf(sales), newsOf(publisher)]
    const next = savedLane('LIVE-2', { validFrom: '2099-01-01', comparedVersionId: rateId })
    await admin.published(next, null, { keepsOldDays: true })
    await vi.waitFor(() => expect(newsOf(sales)).not.toEqual(seenBySales), settled)
    expect(newsOf(publisher)).toEqual(seenByPublisher)
    for (const { stream } of [sales, publisher]) stream.close()
  })
})

describe('two people who have one request open', () => {
  test('are shown each other, until one leaves', async () => {
    const number = await newRequest()
    const other = await colleague()
    const first = await watch(await staff.logInAs('sales'), number)
    expect(first.last().alsoOpen).toEqual([])
    const second = await watch(other.token, number)
    expect(second.last().alsoOpen).toEqual([demoMember('sales').name])
    await vi.waitFor(() => expect(first.last().alsoOpen).toEqual(['Zhou Min']), settled)
    second.stream.close()
    await vi.waitFor(() => expect(first.last().alsoOpen).toEqual([]), settled)
    first.stream.close()
    await vi.waitFor(async () => expect(await readers()).toEqual([]), settled)
  })

  test('who edit one version of a rate are shown each other', async () => {
    const tariff = await staff.logInAs('tariff-manager')
    const { rateId } = await rateAdmin(staff, tariff).saved(savedLane('LIVE-3'))
    const other = await colleague(['tariff-manager'])
    const first = await watch(tariff, { rate: rateId })
    expect(first.last().alsoOpen).toEqual([])
    const second = await watch(other.token, { rate: rateId })
    expect(second.last().alsoOpen).toEqual([demoMember('tariff-manager').name])
    await vi.waitFor(() => expect(first.last().alsoOpen).toEqual(['Zhou Min']), settled)
    for (const { stream } of [first, second]) stream.close()
    await vi.waitFor(async () => expect(await readers()).toEqual([]), settled)
  })

  test('two pages of one person do not warn each other', async () => {
    const number = await newRequest()
    const token = await staff.logInAs('sales')
    const pages = [await watch(token, number), await watch(token, number)]
    expect(pages.map(({ last }) => last().alsoOpen)).toEqual([[], []])
    for (const { stream } of pages) stream.close()
    await vi.waitFor(async () => expect(await readers()).toEqual([]), settled)
  })

  test('what a server that failed left behind warns no one and is removed', async () => {
    const number = await newRequest()
    const { id } = await colleague()
    await pool.query(
      `INSERT INTO request_reader (request, staff_id, seen_at) VALUES ($1, $2, now() - interval '5 minutes')`,
      [number, id],
    )
    const { stream, last } = await watch(await staff.logInAs('sales'), number)
    expect(last().alsoOpen).toEqual([])
    expect(await readers()).toMatchObject([{ staff_id: await staff.idOf(demoMember('sales').account) }])
    stream.close()
    await vi.waitFor(async () => expect(await readers()).toEqual([]), settled)
  })
})

describe('a stream is refused and nothing is saved', () => {
  test.each(['reviewer', 'tariff-manager', 'operations', 'editor', 'administrator'] as const)(
    'if %s names a request',
    async (role) => {
      const token = await staff.logInAs(role)
      const query = { request: 'R261117-000001' }
      refusalOf(await unchanged(() => sendCall(watchConsole, { token, query })), 'not-allowed')
      expect(await readers()).toEqual([])
    },
  )

  test('if sales name a rate', async () => {
    const token = await staff.logInAs('sales')
    const query = { rate: '019a0000-0000-7000-8000-000000000000' }
    refusalOf(await unchanged(() => sendCall(watchConsole, { token, query })), 'not-allowed')
  })

  test('without a session, as a customer, and on the host of a brand', async () => {
    const query = { request: 'R261117-000001' }
    refusalOf(await unchanged(() => sendCall(watchConsole, { query })), 'logged-out')
    refusalOf(await unchanged(() => sendCall(watchConsole, { token: linhai, query })), 'logged-out')
    const token = await staff.logInAs('sales')
    const elsewhere = await unchanged(() => sendCall(watchConsole, { token, query, host: 'localhost' }))
    expect(elsewhere.status).toBe(404)
    expect(await readers()).toEqual([])
  })
})

test('nothing is sent after the session or a role has ended', async () => {
  const other = await colleague()
  const ended = await watch(await staff.logInAs('sales'))
  const without = await watch(other.token)
  await pool.query(`UPDATE staff_member SET roles = '{editor}' WHERE id = $1`, [other.id])
  const mine = await staff.logInAs('sales')
  const leaving = await watch(mine)
  dataOf(logOutStaff, await sendCall(logOutStaff, { token: mine }))
  const number = await newRequest()
  await vi.waitFor(() => expect(ended.newest('requests')).toBe(number), settled)
  await vi.waitFor(() => expect(leaving.stream.hasEnded).toBe(true), settled)
  expect(JSON.stringify(leaving.stream.events)).not.toContain(number)
  await vi.waitFor(() => expect(kindsOf(without.last())).toEqual(['mentions']), settled)
  for (const { stream } of [ended, without]) stream.close()
})
