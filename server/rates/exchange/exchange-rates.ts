import type { DataOf } from '#contract/call.ts'
import type {
  ExchangeRow,
  listExchangeRates as listExchangeRatesCall,
  setExchangeRate as setExchangeRateCall,
} from '#contract/exchange-rates.ts'
import { userOf } from '#domain/access/actor.ts'
import { mayPublishRates, maySeeExchangeRates } from '#domain/access/may-staff.ts'
import { standardCurrency } from '#domain/quotes/fee-line.ts'
import { usualExchangeSort } from '#domain/rates/sorts.ts'
import {
  type ExchangeRate,
  exchangeRateProblems,
  firstExchangeDay,
  isJump,
  jumpPercent,
  readExchangeRate,
} from '#domain/values/exchange.ts'
import {
  invalidFields,
  ok,
  type Refusal,
  type Result,
  refusal,
  type WrongFields,
} from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { RateDeps } from '#server/rates/deps.ts'
import { staffNames } from '#server/rates/staff-names.ts'
import {
  type ExchangeEntry,
  exchangeOrder,
  exchangeRatesOn,
  insertExchangeRate,
  latestExchangeRate,
  listExchangeEntries,
  lockExchangeRates,
  plainValue,
} from './exchange-rate-store.ts'

type Listed = DataOf<typeof listExchangeRatesCall>

const stateOf = ({ isReplaced, withdrawnBy }: Pick<ExchangeEntry, 'isReplaced' | 'withdrawnBy'>) => {
  if (withdrawnBy) return 'withdrawn'
  return isReplaced ? 'replaced' : 'applies'
}

export async function viewEntries(
  deps: RateDeps,
  db: Db,
  entries: readonly ExchangeEntry[],
): Promise<ExchangeRow[]> {
  const names = await staffNames(
    deps,
    db,
    entries.flatMap(({ staffId, withdrawnBy }) => [staffId, withdrawnBy]),
  )
  return entries.map(({ id, from, date, value, source, staffId, enteredAt, ...entry }) => ({
    id,
    state: stateOf(entry),
    withdrawnBy: entry.withdrawnBy && (names.get(entry.withdrawnBy) ?? ''),
    from,
    date,
    value: plainValue(value),
    source,
    enteredBy: (staffId && names.get(staffId)) ?? '',
    enteredAt: enteredAt.toISOString(),
  }))
}

export async function listExchangeRates(
  deps: RateDeps,
  input: EndpointInput<typeof listExchangeRatesCall>,
): Promise<Result<Listed>> {
  const may = maySeeExchangeRates(input.principal.actor)
  if (!may.ok) return may
  const { from, size, sort = usualExchangeSort, after: cursor } = input.query
  const order = exchangeOrder(sort, cursor)
  if (!order.ok) return order
  return deps.database.transaction(async (db) => {
    const wanted = { ...(from && { from }), order: order.value, limit: size + 1 }
    const { shown, next } = order.value.pageOf(await listExchangeEntries(db, wanted), size)
    const after = { currency: from ?? null, rows: shown.length }
    await audit(db, input, { action: 'exchange-rates-listed', subjectId: null, after })
    return ok({ rows: await viewEntries(deps, db, shown), next })
  })
}

type SentRate = Partial<EndpointInput<typeof setExchangeRateCall>['body']>

/** Every wrong field of those that were sent. */
export const sentExchangeRateProblems = (sent: SentRate, today: string): WrongFields => ({
  ...(sent.date !== undefined && sent.date < firstExchangeDay && { date: 'too-small' }),
  ...(sent.date !== undefined && sent.date > today && { date: 'too-large' }),
  ...exchangeRateProblems({ ...sent, to: standardCurrency }),
})

/** Against the latest of its currency. A mistyped rate would change every price at once, so a large change is made only when it is confirmed. */
async function jumpRefusal(db: Db, { from, value }: ExchangeRate): Promise<Refusal | undefined> {
  const latest = await latestExchangeRate(db, from)
  if (!latest || !isJump(value, latest.value)) return undefined
  return refusal('exchange-rate-jump', {
    from,
    value,
    percent: jumpPercent,
    latest: plainValue(latest.value),
    date: latest.date,
  })
}

export const auditedRate = ({ from, date, value, source }: ExchangeRate) => ({
  currency: from,
  date,
  value,
  source,
})

/** Entries are never changed. A future date is refused: its rate would be a guess. */
export async function setExchangeRate(
  deps: RateDeps,
  input: EndpointInput<typeof setExchangeRateCall>,
): Promise<Result<ExchangeRow>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const wrong = sentExchangeRateProblems(input.body, shanghaiDay(deps.clock.now()))
  if (Object.keys(wrong).length > 0) return invalidFields(wrong)
  const entered = readExchangeRate({ ...input.body, to: standardCurrency })
  if (!entered.ok) return entered
  return deps.database.transaction(async (db, client) => {
    await lockExchangeRates(db, entered.value.from)
    const jump = input.body.confirmed ? undefined : await jumpRefusal(db, entered.value)
    if (jump) return jump
    const stored = await enterExchangeRate(db, input, entered.value)
    await deps.onPricesChanged(client)
    const [row] = await viewEntries(deps, db, [{ ...stored, isReplaced: false, withdrawnBy: null }])
    if (!row) throw new Error('an exchange rate was entered and not shown')
    return ok(row)
  })
}

/** Adds an entry and records which one applied before. */
export async function enterExchangeRate(db: Db, input: Doer, { from, date, value, source }: ExchangeRate) {
  const applied = (await exchangeRatesOn(db, date))[from]
  const staffId = userOf(input.principal.actor)
  const stored = await insertExchangeRate(db, { from, date, value, source, staffId })
  await audit(db, input, {
    action: 'exchange-rate-set',
    subjectId: null,
    ...(applied && { before: auditedRate(applied) }),
    after: auditedRate({ from, to: standardCurrency, date, value, source }),
  })
  return stored
}
