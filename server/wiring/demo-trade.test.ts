import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAlerts, demoQuotes, demoRequests } from '#database/seeds/demo/demo-trade.data.ts'
import { seedCompanies } from '#database/seeds/demo/seed-companies.ts'
import { brandCodes } from '#domain/brands/brand.ts'
import { orderStates } from '#domain/orders/lifecycle/states.ts'
import { requestKinds } from '#domain/quotes/requests/quote-request.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { systemClock } from '#server/platform/clock.ts'
import { diskStore } from '#server/platform/storage/disk-store.ts'
import { ownersTestDatabase } from '#tests/support/database.ts'
import { loadDemoTrade } from './demo-trade.ts'

const database = await ownersTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'demo-files-'))
const store = diskStore(folder)

/** A step that was planned then may be due by the time the test asks. */
const loadedAt = systemClock.now().toISOString()

beforeAll(async () => {
  let files = 0
  await seedCompanies(database.ownerDb, async () => {
    files += 1
    return `00000000-0000-4000-8000-${String(files).padStart(12, '0')}`
  })
  await loadDemoTrade(database.ownerUrl, database, systemClock, store)
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Whether the quote is that of a demo order. */
const isOrdered = 'EXISTS (SELECT FROM order_service WHERE quote_id = quote.id)'

const rows = async (text: string) => (await database.pool.query(text)).rows

test('every quote is there; two have expired, and none was saved after it ended', async () => {
  const quotes =
    await rows(`SELECT labels, created_at < now() - interval '7 days' AS old, ends_at < now() AS expired,
      created_at < ends_at AS was_valid, company_id IS NOT NULL AS owned, total > 0 AS priced
    FROM quote WHERE request_id IS NULL AND NOT ${isOrdered} ORDER BY id`)
  expect(quotes.map(({ labels }) => labels)).toEqual(demoQuotes.map(({ labels }) => labels))
  expect(quotes.filter(({ expired }) => expired).length).toBe(2)
  for (const { old, expired, was_valid, owned, priced } of quotes)
    expect({ expired, was_valid, owned, priced }).toEqual({
      expired: old,
      was_valid: true,
      owned: true,
      priced: true,
    })
})

test('requests are in every state but withdrawn, and their answers are in the inbox', async () => {
  const requests = await rows(
    `SELECT kind, state, answered_at > created_at AS later FROM quote_request WHERE NOT EXISTS (SELECT FROM quote WHERE request_id = quote_request.id AND ${isOrdered}) ORDER BY id`,
  )
  expect(requests).toEqual([
    { kind: 'overseas-warehouse', state: 'refused', later: true },
    { kind: 'customs', state: 'accepted', later: true },
    { kind: 'rail', state: 'answered', later: true },
    { kind: 'ocean', state: 'open', later: null },
    { kind: 'air', state: 'open', later: null },
  ])
  expect(requests.length).toBe(demoRequests.length)
  expect(
    await rows(`SELECT kind, read_at IS NULL AS unread FROM notification
    WHERE NOT EXISTS (SELECT FROM quote WHERE number = params->>'quote' AND ${isOrdered}) ORDER BY created_at`),
  ).toEqual([
    { kind: 'offer-refused', unread: false },
    { kind: 'offer-made', unread: false },
    { kind: 'offer-made', unread: true },
  ])
})

test('alerts are set, one above and one below the price of the day', async () => {
  expect((await rows('SELECT threshold FROM rate_alert')).length).toBe(demoAlerts.length)
})

test('a second start loads nothing', async () => {
  const counts =
    'SELECT (SELECT count(*) FROM quote) AS quotes, (SELECT count(*) FROM quote_request) AS requests, (SELECT count(*) FROM customer_order) AS orders'
  const before = await rows(counts)
  await loadDemoTrade(database.ownerUrl, database, systemClock, store)
  expect(await rows(counts)).toEqual(before)
})

test('two hundred orders are in every state, on every service with a price, under every brand', async () => {
  const [counted] = await rows(`SELECT count(*)::int AS orders, count(DISTINCT state)::int AS states,
    count(DISTINCT brand)::int AS brands FROM customer_order`)
  expect(counted).toEqual({ orders: 200, states: orderStates.length, brands: brandCodes.length })
  const services = await rows('SELECT DISTINCT service FROM customer_order')
  expect(services.map(({ service }) => service).sort()).toEqual([...new Set([...requestKinds])].sort())
})

test('finance find orders that are to be paid soon, overdue, and paid in part', async () => {
  const unpaid = await rows(`SELECT paid > 0 AS is_part_paid, (CASE terms->>'kind'
      WHEN 'per-shipment' THEN departs_on + 7
      ELSE (generated_at AT TIME ZONE 'Asia/Shanghai')::date + (terms->>'days')::int END)::text AS day
    FROM customer_order WHERE owed > paid AND generated_at IS NOT NULL`)
  const today = shanghaiDay(new Date())
  const between = (from: string, to: string) => unpaid.filter(({ day }) => from <= day && day <= to).length
  expect(between(today, daysAfter(today, 3))).toBeGreaterThanOrEqual(3)
  expect(between('2000-01-01', daysAfter(today, -1))).toBeGreaterThanOrEqual(3)
  expect(unpaid.filter((one) => one.is_part_paid).length).toBeGreaterThanOrEqual(2)
})

test('running sea orders have the next cut-off of their ship', async () => {
  const [found] = await rows(`SELECT count(*)::int AS known FROM customer_order
    WHERE state IN ('order-generated', 'in-process') AND next_cut_off_at > now()`)
  expect(found.known).toBeGreaterThan(3)
})

test('no demo order lies in the future or waits longer than its deadline', async () => {
  expect(
    await rows(`SELECT number FROM customer_order WHERE due_at < now() OR placed_at > now()
      UNION SELECT number FROM customer_order JOIN order_event ON order_id = customer_order.id WHERE at > now()`),
  ).toEqual([])
})

test('the kept counts of the tabs are those of the orders', async () => {
  const kept = 'SELECT tab, counted FROM order_count WHERE counted > 0 ORDER BY tab'
  expect(await rows(kept)).toEqual(
    await rows('SELECT tab, count(*)::int AS counted FROM customer_order GROUP BY tab ORDER BY tab'),
  )
})

test('notifications wait only for what happened lately', async () => {
  const [{ waiting, old }] = await rows(`SELECT count(*)::int AS waiting,
    count(*) FILTER (WHERE at < now() - interval '7 hours')::int AS old
    FROM order_notice JOIN order_event ON order_event.id = event_id`)
  expect(old).toBe(0)
  expect(waiting).toBeGreaterThan(0)
})

test('running and completed sea and truck orders have what staff filled in', async () => {
  const [{ without }] = await rows(`SELECT count(*)::int AS without FROM customer_order
    WHERE service IN ('ocean', 'trucking') AND state IN ('in-process', 'completed')
      AND NOT EXISTS (SELECT FROM order_detail WHERE order_id = customer_order.id)`)
  expect(without).toBe(0)
  const [{ bills }] = await rows('SELECT count(DISTINCT bill_number)::int AS bills FROM customer_order')
  expect(bills).toBeGreaterThan(10)
})

const isAtWork = "state IN ('in-process', 'completed') AND service IN ('ocean', 'trucking', 'soc')"

test('they have milestones in time order, none in the future, and all of a completed order before its end', async () => {
  const [found] = await rows(`SELECT
    count(*) FILTER (WHERE NOT EXISTS (SELECT FROM order_milestone m WHERE m.order_id = o.id))::int AS without,
    count(*) FILTER (WHERE EXISTS (SELECT FROM order_milestone m WHERE m.order_id = o.id
      AND CASE m.classifier WHEN 'actual' THEN m.at > now() ELSE m.at <= '${loadedAt}' END))::int AS in_the_wrong_time,
    count(*) FILTER (WHERE EXISTS (SELECT FROM order_milestone m JOIN order_milestone later
      ON later.order_id = m.order_id AND later.id > m.id AND later.at <= m.at WHERE m.order_id = o.id))::int AS unsorted,
    count(*) FILTER (WHERE state = 'completed' AND EXISTS (SELECT FROM order_milestone m
      WHERE m.order_id = o.id AND (m.classifier <> 'actual' OR m.at > ended_at)))::int AS after_end
    FROM customer_order o WHERE ${isAtWork}`)
  expect(found).toEqual({ without: 0, in_the_wrong_time: 0, unsorted: 0, after_end: 0 })
})

test('they have messages of both sides, some of which are not read, and documents that are PDFs', async () => {
  const sides = await rows(
    'SELECT author_kind, count(*) > 20 AS many FROM order_message GROUP BY 1 ORDER BY 1',
  )
  expect(sides).toEqual([
    { author_kind: 'customer', many: true },
    { author_kind: 'staff', many: true },
  ])
  const [{ unread }] = await rows(`SELECT count(*)::int AS unread FROM order_message m WHERE NOT EXISTS (
    SELECT FROM order_message_read r WHERE r.order_id = m.order_id AND r.last_message >= m.id AND r.reader_kind <> m.author_kind)`)
  expect(unread).toBeGreaterThan(5)
  const documents = await rows('SELECT file_id, bytes FROM order_document')
  expect(documents.length).toBeGreaterThan(100)
  const [{ file_id, bytes }] = documents
  const stored = await store.read(file_id)
  if (!stored) throw new Error('The file is not in the store')
  const content = await buffer(stored)
  expect(content.length).toBe(bytes)
  expect(content.toString('latin1', 0, 5)).toBe('%PDF-')
})
