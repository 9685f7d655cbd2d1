import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { expect } from 'vitest'
import type { Call } from '#contract/call.ts'
import { tokenHeader } from '#contract/envelope-codes.ts'
import type { NamedPlace } from '#contract/offers.ts'
import { customerActor } from '#domain/access/customer-actor.ts'
import { accept, refuse } from '#domain/values/refusal.ts'
import { membershipStatusOf } from '#server/certification/index.ts'
import type { Authenticate } from '#server/platform/http/principal.ts'
import { quoteEndpoints } from '#server/quotes/index.ts'
import { openApp } from './app.ts'
import { testDatabase } from './database.ts'
import type { Reply } from './http.ts'
import { line, noon, placeFacts, places, published, ships } from './price-site.data.ts'

type RateRow = {
  readonly kind: string
  readonly code: string
  readonly port: string
  readonly place?: string
  readonly terms: object
  readonly version?: number
  readonly companies?: readonly string[]
  readonly brands?: readonly string[]
  readonly publishAt?: string
  readonly validFrom?: string
  readonly validTo?: string
}

const insertRate = (pool: Pool, rate: RateRow) =>
  pool.query(
    `INSERT INTO rate (kind, code, version, port, place, brands, companies, valid_from, valid_to, terms, publish_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[rate.kind, rate.code, rate.version ?? 1, rate.port, rate.place ?? null],
      ...[rate.brands ?? null, rate.companies ?? null],
      ...[rate.validFrom ?? '2026-11-01', rate.validTo ?? '2027-10-31'],
      ...[JSON.stringify(rate.terms), rate.publishAt ?? '2026-11-01T00:00:00Z'],
    ],
  )

/** A place like one of the demo, under a code and a name of the tests' own. */
const insertPlace = async (pool: Pool, table: 'depot' | 'warehouse', { code, name }: NamedPlace) => {
  const { rows } = await pool.query(`SELECT * FROM ${table} ORDER BY code LIMIT 1`)
  const facts = { ...rows[0].facts, ...placeFacts[table] }
  const row = { ...rows[0], code, name, facts, port: 'CNTAO', position: 99 }
  await pool.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_record(NULL::${table}, $1)`, [
    JSON.stringify(row),
  ])
}

const insertUsd = (pool: Pool, date: string, value: string) =>
  pool.query(
    `INSERT INTO exchange_rate (from_currency, date, value, source) VALUES ('USD', $1, $2, 'PBOC')`,
    [date, value],
  )

/** Nothing but what the tests publish themselves. */
async function fill(pool: Pool): Promise<void> {
  await pool.query('TRUNCATE rate, rate_import, exchange_rate, sailing, quote, quote_request CASCADE')
  for (const rate of published) await insertRate(pool, rate)
  await insertUsd(pool, '2026-11-13', '7.1234')
  await insertPlace(pool, 'depot', places.depot)
  await insertPlace(pool, 'warehouse', places.warehouse)
  const name = JSON.stringify({ zh: 'T', en: 'T' })
  await pool.query('INSERT INTO carrier (code, name, position) VALUES ($1, $2, 99)', [line.carrier, name])
  await pool.query(
    `INSERT INTO liner_service (code, carrier_code, name, summary, region, ship_teu, since, origins, calls, position)
     VALUES ($1, $2, $3, $3, 'north-europe', 14000, '2026-01-01', '[]', '[]', 99)`,
    [line.linerService, line.carrier, name],
  )
  for (const { code, vessel, voyage, departsAt } of ships) {
    await pool.query(
      `INSERT INTO sailing (code, carrier_code, service_code, vessel, voyage, pol, terminal, departs_at, ship_teu)
       VALUES ($1, $2, $3, $4, $5, $6, 'QQCTU', $7, 14000)`,
      [code, line.carrier, line.linerService, vessel, voyage, line.pol, departsAt],
    )
    await pool.query(
      `INSERT INTO sailing_call (sailing_code, port, arrives_at) VALUES ($1, $2, $3::timestamptz + interval '34 days')`,
      [code, line.pod, departsAt],
    )
  }
}

const savedTables = [
  'quote',
  'quote_request',
  'rate',
  'exchange_rate',
  'audit_entry',
  'notification',
  'outbox_message',
]

/** Companies and people by their rows: how somebody comes to be certified has tests of its own. */
function people(pool: Pool) {
  let serial = 0
  const newPerson = async (name = 'Someone'): Promise<string> => {
    serial += 1
    const { rows } = await pool.query(
      `INSERT INTO person (account, mobile, name, password_hash) VALUES ($1, $2, $3, 'none') RETURNING id`,
      [`asker${serial}`, `1380000${1000 + serial}`, name],
    )
    return rows[0].id
  }
  /** A company in the state it is in, and the person who leads it. */
  const newCompany = async (name: string, state = 'certified') => {
    const head = await newPerson(`Head of ${name}`)
    const { rows } = await pool.query(
      `INSERT INTO company (name, name_key, credit_code, licence_file_id, state, entered_by, refusal_reason)
       VALUES ($1, $1, $2, $3, $4, $5, $6) RETURNING id`,
      [name, `CODE${serial}`, randomUUID(), state, head, state === 'refused' ? 'unreadable' : null],
    )
    const companyId: string = rows[0].id
    await join(companyId, head, 'administrator')
    return { head, companyId }
  }
  const join = (companyId: string, personId: string, role = 'member', status = 'active') =>
    pool.query('INSERT INTO membership (company_id, person_id, role, status) VALUES ($1, $2, $3, $4)', [
      ...[companyId, personId, role, status],
    ])
  return { newPerson, newCompany, join }
}

type From = {
  readonly who?: string
  readonly address?: string
  readonly host?: string
  readonly language?: string
}

/** Prices and quotes over HTTP, on rates of the tests' own, at a time of their own. */
export async function openPriceSite() {
  const database = await testDatabase({ poolSize: 8 })
  const { pool, queries } = database
  await fill(pool)
  const time = { now: noon }
  // Whoever comes is whom the token names: sessions have tests of their own.
  const customer: Authenticate = async (token) =>
    token
      ? accept({ actor: customerActor(token, await membershipStatusOf(queries, token)), sessionId: 'test' })
      : refuse('logged-out')
  const findPeople = async (_: unknown, ids: readonly string[]) =>
    (await pool.query('SELECT id, name FROM person WHERE id = ANY($1)', [ids])).rows
  const endpoints = quoteEndpoints({
    database,
    clock: { now: () => time.now },
    findPeople,
    notify: async () => {},
    originOf: (brand) => `https://${brand}.quayside.example`,
  })
  const app = await openApp(endpoints, { customer, trustedProxies: ['127.0.0.1'] })
  let drawn = 0
  const newAddress = () => {
    drawn += 1
    return `10.9.${Math.floor(drawn / 250)}.${(drawn % 250) + 1}`
  }
  /** What is given as text is sent as it is. */
  const ask = (
    call: Call,
    given: object | string = {},
    { who, address, host, language }: From = {},
  ): Promise<Reply> => {
    const isGet = call.method === 'GET'
    const search = isGet ? `?${new URLSearchParams(given as Record<string, string>)}` : ''
    return app.request(`${call.path}${search}`, {
      method: call.method,
      host,
      headers: {
        'x-forwarded-for': address ?? newAddress(),
        ...(who && { [tokenHeader]: who }),
        ...(language && { cookie: `language=${language}` }),
      },
      body: isGet ? undefined : typeof given === 'string' ? given : JSON.stringify(given),
    })
  }
  /** Does something and proves that it changed nothing. */
  const unchanged = async <T>(work: () => Promise<T>): Promise<T> => {
    const all = () =>
      Promise.all(
        savedTables.map(async (table) => (await pool.query(`SELECT * FROM ${table} ORDER BY 1`)).rows),
      )
    const before = await all()
    const result = await work()
    expect(await all()).toEqual(before)
    return result
  }
  return {
    ...people(pool),
    ...{ database, pool, time, ask, unchanged, newAddress },
    publish: (rate: RateRow) => insertRate(pool, rate),
    setUsd: (date: string, value: string) => insertUsd(pool, date, value),
  }
}
