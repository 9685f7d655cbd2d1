import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { expect } from 'vitest'
import { type Call, isConsolePath } from '#contract/call.ts'
import { tokenHeader } from '#contract/envelope-codes.ts'
import type { NamedPlace } from '#contract/offers.ts'
import type { StaffRole } from '#domain/access/actor.ts'
import { customerActor } from '#domain/access/customer-actor.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { addressEndpoints } from '#server/addresses/index.ts'
import { membershipStatusOf } from '#server/certification/index.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { orderEndpoints } from '#server/orders/index.ts'
import type { Authenticate } from '#server/platform/http/requests/principal.ts'
import { PriceCache, quoteEndpoints } from '#server/quotes/index.ts'
import { openApp } from './app.ts'
import { testDatabase } from './database.ts'
import type { Reply } from './http.ts'
import { insertLicence } from './licence-row.ts'
import { memoryFiles } from './memory-files.ts'
import { line, noon, placeFacts, places, published, sailings } from './price-site.data.ts'
import { digestTables } from './table-digests.ts'

type RateRow = {
  readonly kind: string
  readonly code: string
  readonly port: string
  readonly place?: string
  readonly pricing: object
  readonly version?: number
  readonly companies?: readonly string[]
  readonly brands?: readonly string[]
  readonly publishAt?: string
  readonly validFrom?: string
  readonly validTo?: string
}

const insertRate = (pool: Pool, rate: RateRow) =>
  pool.query(
    `INSERT INTO rate (kind, code, version, port, place, brands, companies, valid_from, valid_to, pricing, publish_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[rate.kind, rate.code, rate.version ?? 1, rate.port, rate.place ?? null],
      ...[rate.brands ?? null, rate.companies ?? null],
      ...[rate.validFrom ?? '2026-11-01', rate.validTo ?? '2027-10-31'],
      ...[JSON.stringify(rate.pricing), rate.publishAt ?? '2026-11-01T00:00:00Z'],
    ],
  )

/** Copies a demo place under another code and name. */
const insertPlace = async (pool: Pool, table: 'depot' | 'warehouse', { code, name }: NamedPlace) => {
  const { rows } = await pool.query(`SELECT * FROM ${table} ORDER BY code LIMIT 1`)
  const facts = { ...rows[0].facts, ...placeFacts[table] }
  const row = { ...rows[0], code, name, facts, port: 'CNTAO', sort_order: 99 }
  await pool.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_record(NULL::${table}, $1)`, [
    JSON.stringify(row),
  ])
}

const insertUsd = (pool: Pool, date: string, value: string) =>
  pool.query(
    `INSERT INTO exchange_rate (from_currency, date, value, source) VALUES ('USD', $1, $2, 'PBOC')`,
    [date, value],
  )

/** Replaces the demo rates and sailings with those of the tests. */
async function fill(pool: Pool): Promise<void> {
  await pool.query('TRUNCATE rate, rate_import, exchange_rate, sailing, quote, quote_request CASCADE')
  for (const rate of published) await insertRate(pool, rate)
  await insertUsd(pool, '2026-11-13', '7.1234')
  await insertPlace(pool, 'depot', places.depot)
  await insertPlace(pool, 'warehouse', places.warehouse)
  const name = JSON.stringify({ zh: 'T', en: 'T' })
  await pool.query('INSERT INTO carrier (code, name, sort_order) VALUES ($1, $2, 99)', [line.carrier, name])
  await pool.query(
    `INSERT INTO liner_service (code, carrier_code, name, summary, region, ship_teu, started_on, origins, calls, sort_order)
     VALUES ($1, $2, $3, $3, 'north-europe', 14000, '2026-01-01', '[]', '[]', 99)`,
    [line.linerService, line.carrier, name],
  )
  for (const { code, vessel, voyage, imoNumber, departsAt } of sailings) {
    await pool.query(
      `INSERT INTO sailing (code, carrier_code, service_code, vessel, voyage, pol, terminal, departs_at, ship_teu, imo_number)
       VALUES ($1, $2, $3, $4, $5, $6, 'QQCTU', $7, 14000, $8)`,
      [code, line.carrier, line.linerService, vessel, voyage, line.pol, departsAt, imoNumber],
    )
    await pool.query(
      `INSERT INTO sailing_call (sailing_code, call_no, port, terminal, arrives_at)
       VALUES ($1, 1, $2, 'RWG', $3::timestamptz + interval '34 days')`,
      [code, line.pod, departsAt],
    )
  }
}

const savedTables = [
  'quote',
  'quote_request',
  'quote_share',
  'rate',
  'exchange_rate',
  'audit_entry',
  'notification',
  'outbox_message',
  ...['customer_order', 'order_service', 'order_line', 'order_event', 'order_count', 'order_payment'],
  ...['order_notice', 'order_message_notice', 'order_reminder', 'order_assignment'],
  ...['order_instruction', 'order_draft', 'order_template', 'order_share', 'order_watcher', 'order_export'],
  ...['order_detail', 'order_milestone'],
  ...['order_charge', 'order_charge_answer', 'order_charge_file'],
  ...['payment_session', 'payment_callback', 'payment_receipt'],
  ...['order_document', 'order_message', 'order_message_read', 'canned_answer'],
].map((table) => [table, '*'] as const)

/** Inserts companies and people directly; certification has its own tests. */
function people(pool: Pool) {
  let serial = 0
  const newPerson = async (name = 'Someone'): Promise<string> => {
    serial += 1
    const { rows } = await pool.query(
      `INSERT INTO person (account, mobile, name, password_hash) VALUES ($1, $2, $3, 'none') RETURNING id`,
      [`person${serial}`, `1380000${1000 + serial}`, name],
    )
    return rows[0].id
  }
  /** A company in the given state, and its administrator. */
  const newCompany = async (name: string, state = 'certified') => {
    const administrator = await newPerson(`Administrator of ${name}`)
    const { rows } = await pool.query(
      `INSERT INTO company (name, name_key, credit_code, licence_file_id, state, entered_by, refusal_reason)
       VALUES ($1, $1, $2, $3, $4, $5, $6) RETURNING id`,
      [
        ...[name, `CODE${serial}`, await insertLicence(pool, administrator), state, administrator],
        state === 'refused' ? 'unreadable' : null,
      ],
    )
    const companyId: string = rows[0].id
    await join(companyId, administrator, 'administrator')
    return { administrator, companyId }
  }
  const join = (companyId: string, personId: string, role = 'member', status = 'active') =>
    pool.query('INSERT INTO membership (company_id, person_id, role, status) VALUES ($1, $2, $3, $4)', [
      ...[companyId, personId, role, status],
    ])
  return { newPerson, newCompany, join }
}

const priceCacheBytes = 8 * 1024 * 1024

type From = {
  readonly who?: string
  readonly address?: string
  readonly host?: string
  readonly language?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Another instance on the same database. */
  readonly instance?: Pick<Awaited<ReturnType<typeof openApp>>, 'request'>
}

/** Prices and quotes over HTTP, with the rates and the time of the tests. */
export async function openPriceSite({
  payments,
  bankAccounts = {},
}: Partial<Pick<OrderDeps, 'payments' | 'bankAccounts'>> = {}) {
  const database = await testDatabase({ poolSize: 8 })
  const { pool, db } = database
  await fill(pool)
  const time = { now: noon }
  // The token is the id of the person; sessions have their own tests.
  const customer: Authenticate = async (token) =>
    token
      ? ok({ actor: customerActor(token, await membershipStatusOf(db, token)), sessionId: 'test' })
      : refusal('logged-out')
  // That of staff is the id of the member and the roles.
  const staff: Authenticate = async (token) => {
    const [userId = '', ...roles] = (token ?? '').split(' ') as [string, ...StaffRole[]]
    return roles.length > 0
      ? ok({ actor: { kind: 'staff', userId, roles }, sessionId: 'test' })
      : refusal('logged-out')
  }
  const findStaff = async (_: unknown, ids: readonly string[]) =>
    (await pool.query('SELECT id, name FROM staff_member WHERE id = ANY($1)', [ids])).rows
  const staffWho = async () =>
    (
      await pool.query(
        `SELECT id, name FROM staff_member WHERE NOT is_disabled AND roles && '{sales,operations}' ORDER BY name`,
      )
    ).rows
  const findPeople = async (_: unknown, ids: readonly string[]) =>
    (await pool.query('SELECT id, name FROM person WHERE id = ANY($1)', [ids])).rows
  const files = memoryFiles()
  const enqueued: object[] = []
  const jobs = {
    enqueue: async (_: unknown, name: string, data: object) => void enqueued.push({ name, ...data }),
  }
  /** One instance with a cache of its own; none of them listens to notifications. */
  const openInstance = async (maxBytes = priceCacheBytes) => {
    const priceCache = new PriceCache(maxBytes)
    const clock = { now: () => time.now }
    const quotes = quoteEndpoints({
      database,
      clock,
      priceCache,
      store: files,
      findPeople,
      findStaff: findPeople,
      findRequestOwners: async () => [],
      ownedRequests: () => sql`select null`,
      notify: async () => {},
      originOf: (brand) => `https://${brand}.quayside.example`,
      writeMessage: async () => {},
      takeMessageBudget: async () => true,
      spendVisitorCode: async () => refusal('wrong-code'),
    })
    const orders = orderEndpoints({
      database,
      clock,
      store: files,
      jobs,
      findPeople,
      findStaff,
      staffWho,
      payments,
      bankAccounts,
    })
    const endpoints = [...quotes, ...orders, ...addressEndpoints({ database, clock })]
    return { priceCache, app: await openApp(endpoints, { customer, staff, trustedProxies: ['127.0.0.1'] }) }
  }
  const { app, priceCache } = await openInstance()
  let drawn = 0
  const newAddress = () => {
    drawn += 1
    return `10.9.${Math.floor(drawn / 250)}.${(drawn % 250) + 1}`
  }
  /** A string is sent unchanged. */
  const sendCall = (
    call: Call,
    given: object | string = {},
    { who, address, host, language, headers, instance = app }: From = {},
  ): Promise<Reply> => {
    const isGet = call.method === 'GET'
    const search = isGet ? `?${new URLSearchParams(given as Record<string, string>)}` : ''
    return instance.request(`${call.path}${search}`, {
      method: call.method,
      host: host ?? (isConsolePath(call.path) ? 'console.localhost' : undefined),
      headers: {
        'x-forwarded-for': address ?? newAddress(),
        ...(who && { [tokenHeader]: who }),
        ...(language && { cookie: `language=${language}` }),
        ...headers,
      },
      body: isGet ? undefined : typeof given === 'string' ? given : JSON.stringify(given),
    })
  }
  /** Runs the work and checks that no table has changed. */
  const unchanged = async <T>(work: () => Promise<T>): Promise<T> => {
    const all = () => digestTables(pool, savedTables)
    const before = await all()
    const result = await work()
    expect(await all()).toEqual(before)
    return result
  }
  /** The token of a demo member of staff with this role. */
  const staffToken = async (role: StaffRole): Promise<string> => {
    const { rows } = await pool.query('SELECT id FROM staff_member WHERE $1 = ANY(roles)', [role])
    return `${rows[0].id} ${role}`
  }
  return {
    ...people(pool),
    staffToken,
    database,
    pool,
    time,
    /** A request that is not JSON. */
    request: app.request,
    sendCall,
    unchanged,
    newAddress,
    openInstance,
    files,
    enqueued,
    findPeople,
    priceCache,
    publish: (rate: RateRow) => insertRate(pool, rate),
    setUsd: (date: string, value: string) => insertUsd(pool, date, value),
  }
}
