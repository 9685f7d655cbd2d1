import type { DataOf } from '#contract/call.ts'
import type {
  ExchangeRow,
  readExchangeMatrix as readExchangeMatrixCall,
  setExchangeRates as setExchangeRatesCall,
  withdrawExchangeRate as withdrawExchangeRateCall,
} from '#contract/exchange-rates.ts'
import { userOf } from '#domain/access/actor.ts'
import { mayPublishRates, maySeeExchangeRates } from '#domain/access/may-staff.ts'
import { standardCurrency } from '#domain/quotes/fee-line.ts'
import { exchangeTableLimits, isJump, jumpPercent } from '#domain/values/exchange.ts'
import { type Currency, currencies } from '#domain/values/money.ts'
import {
  invalidFields,
  ok,
  type Refusal,
  type Result,
  refusal,
  type WrongFields,
} from '#domain/values/refusal.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { RateDeps } from '#server/rates/deps.ts'
import {
  exchangeRatesBetween,
  exchangeRatesOn,
  findExchangeEntry,
  hasOtherRate,
  insertWithdrawal,
  latestExchangeRate,
  lockExchangeRates,
  plainValue,
} from './exchange-rate-store.ts'
import { auditedRate, enterExchangeRate, sentExchangeRateProblems, viewEntries } from './exchange-rates.ts'

/** The rate of each day, and the last one before them, for every foreign currency. */
export async function readExchangeMatrix(
  deps: RateDeps,
  input: EndpointInput<typeof readExchangeMatrixCall>,
): Promise<Result<DataOf<typeof readExchangeMatrixCall>>> {
  const may = maySeeExchangeRates(input.principal.actor)
  if (!may.ok) return may
  const last = input.query.until ?? shanghaiDay(deps.clock.now())
  const days = Array.from({ length: exchangeTableLimits.days }, (_, index) =>
    daysAfter(last, index - exchangeTableLimits.days + 1),
  )
  const first = days[0] ?? last
  return deps.database.transaction(async (db) => {
    const entries = await exchangeRatesBetween(db, first, last)
    const earlier = await exchangeRatesOn(db, daysAfter(first, -1))
    await audit(db, input, {
      action: 'exchange-rates-listed',
      subjectId: null,
      after: { currency: null, rows: entries.length },
    })
    const valueFor = (from: Currency, date: string) =>
      entries.find((entry) => entry.from === from && entry.date === date)?.value
    const rows = currencies
      .filter((from) => from !== standardCurrency)
      .map((from) => {
        const before = earlier[from]
        const values = days.map((date) => valueFor(from, date))
        return {
          from,
          before: before ? { date: before.date, value: before.value } : null,
          values: values.map((value) => (value === undefined ? null : plainValue(value))),
        }
      })
    const { exchangeSource: source } = deps
    return ok({ days, rows, publishedBy: source ? { name: source.name, isDemo: source.isDemo } : null })
  })
}

type SentRate = Parameters<typeof sentExchangeRateProblems>[0]
type SentTable = { readonly rates?: readonly (SentRate | undefined)[]; readonly source?: string }

/** Every wrong field of every rate that was sent, by its number: `rates.3.value`. */
export function sentExchangeTableProblems({ rates = [], source }: SentTable, today: string): WrongFields {
  const named = (Array.isArray(rates) ? rates : []).flatMap((rate, index) =>
    Object.entries(sentExchangeRateProblems({ ...rate }, today)).map(
      ([field, problem]) => [`rates.${index}.${field}`, problem] as const,
    ),
  )
  return {
    ...Object.fromEntries(named),
    ...(source !== undefined && sentExchangeRateProblems({ source }, today)),
  }
}

async function jumpsRefusal(
  db: Db,
  rates: readonly { from: Currency; value: string }[],
): Promise<Refusal | undefined> {
  const jumps = new Set<string>()
  for (const { from, value } of rates) {
    const latest = await latestExchangeRate(db, from)
    if (latest && isJump(value, latest.value)) jumps.add(from)
  }
  if (jumps.size === 0) return undefined
  return refusal('exchange-rates-jump', {
    count: jumps.size,
    currencies: [...jumps].join(', '),
    percent: jumpPercent,
  })
}

/** All of the table or nothing. */
export async function setExchangeRates(
  deps: RateDeps,
  input: EndpointInput<typeof setExchangeRatesCall>,
): Promise<Result<DataOf<typeof setExchangeRatesCall>>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const wrong = sentExchangeTableProblems(input.body, shanghaiDay(deps.clock.now()))
  if (Object.keys(wrong).length > 0) return invalidFields(wrong)
  const { rates, source, confirmed } = input.body
  return deps.database.transaction(async (db, client) => {
    // In one order, so that two tables never wait for each other.
    for (const from of currencies.filter((one) => rates.some((rate) => rate.from === one)))
      await lockExchangeRates(db, from)
    const jump = confirmed ? undefined : await jumpsRefusal(db, rates)
    if (jump) return jump
    for (const rate of rates)
      await enterExchangeRate(db, input, { ...rate, to: standardCurrency, source: source.trim() })
    await deps.onPricesChanged(client)
    return ok({ count: rates.length })
  })
}

/** The last rate of a currency stays: without one its charges could not be priced. */
export async function withdrawExchangeRate(
  deps: RateDeps,
  input: EndpointInput<typeof withdrawExchangeRateCall>,
): Promise<Result<ExchangeRow>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const { id } = input.body
  const staffId = userOf(input.principal.actor)
  return deps.database.transaction(async (db, client) => {
    const found = await findExchangeEntry(db, id)
    if (!found || !staffId) return refusal('not-found')
    await lockExchangeRates(db, found.from)
    const entry = await findExchangeEntry(db, id)
    if (!entry || entry.withdrawnBy) return refusal('exchange-rate-withdrawn')
    const today = shanghaiDay(deps.clock.now())
    if (!(await hasOtherRate(db, entry, today))) return refusal('exchange-rate-last', { from: entry.from })
    await insertWithdrawal(db, id, staffId)
    await deps.onPricesChanged(client)
    const before = auditedRate({ ...entry, to: standardCurrency, value: plainValue(entry.value) })
    // Also after it, because the name of an exchange rate is stated there.
    const after = { currency: entry.from, date: entry.date }
    await audit(db, input, { action: 'exchange-rate-withdrawn', subjectId: null, before, after })
    const [row] = await viewEntries(deps, db, [{ ...entry, withdrawnBy: staffId }])
    if (!row) throw new Error('an exchange rate was withdrawn and not shown')
    return ok(row)
  })
}
