import type { DataOf } from '#contract/call.ts'
import type {
  ExchangeRow,
  listExchangeRates as listExchangeRatesCall,
  setExchangeRate as setExchangeRateCall,
} from '#contract/exchange-rates.ts'
import { userOf } from '#domain/access/actor.ts'
import { mayPublishRates, maySeeExchangeRates } from '#domain/access/may-staff.ts'
import { standardCurrency } from '#domain/quotes/fee-line.ts'
import { exchangeRateProblems, readExchangeRate } from '#domain/values/exchange.ts'
import type { Currency } from '#domain/values/money.ts'
import { invalidFields, ok, type Result, type WrongFields } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { RateDeps } from './deps.ts'
import { insertExchangeRate, listExchangeEntries, plainValue } from './exchange-rate-store.ts'
import { staffNames } from './rate-view.ts'

type Listed = DataOf<typeof listExchangeRatesCall>

async function viewExchangeRates(
  deps: RateDeps,
  db: Db,
  filter: { readonly from?: Currency; readonly limit: number },
): Promise<Listed> {
  const rows = await listExchangeEntries(db, filter)
  const names = await staffNames(
    deps,
    db,
    rows.map(({ staffId }) => staffId),
  )
  return {
    rates: rows.map(
      ({ from, date, value, source, staffId, enteredAt }): ExchangeRow => ({
        ...{ from: from as Currency, date, value: plainValue(value), source },
        enteredBy: (staffId && names.get(staffId)) ?? '',
        enteredAt: enteredAt.toISOString(),
      }),
    ),
  }
}

export async function listExchangeRates(
  deps: RateDeps,
  input: EndpointInput<typeof listExchangeRatesCall>,
): Promise<Result<Listed>> {
  const may = maySeeExchangeRates(input.principal.actor)
  if (!may.ok) return may
  const { from, size } = input.query
  return deps.database.transaction(async (db) => {
    const shown = await viewExchangeRates(deps, db, { from, limit: size })
    const after = { from: from ?? null, rows: shown.rates.length }
    await audit(db, input, { action: 'exchange-rates-listed', subjectId: null, after })
    return ok(shown)
  })
}

const shownAfterwards = 25

type SentRate = Partial<EndpointInput<typeof setExchangeRateCall>['body']>

/** Every wrong field of those that were sent. */
export const sentExchangeRateProblems = (sent: SentRate, today: string): WrongFields => ({
  ...(sent.date !== undefined && sent.date > today && { date: 'too-large' }),
  ...exchangeRateProblems({ ...sent, to: standardCurrency }),
})

/** Entries are never changed. A future date is refused: its rate would be a guess. */
export async function setExchangeRate(
  deps: RateDeps,
  input: EndpointInput<typeof setExchangeRateCall>,
): Promise<Result<Listed>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const wrong = sentExchangeRateProblems(input.body, shanghaiDay(deps.clock.now()))
  if (Object.keys(wrong).length > 0) return invalidFields(wrong)
  const entered = readExchangeRate({ ...input.body, to: standardCurrency })
  if (!entered.ok) return entered
  const { from, date, value, source } = entered.value
  return deps.database.transaction(async (db, client) => {
    const staffId = userOf(input.principal.actor)
    await insertExchangeRate(db, { from, date, value, source, staffId })
    await deps.onPricesChanged(client)
    const after = { from, date, value, source }
    await audit(db, input, { action: 'exchange-rate-set', subjectId: null, after })
    return ok(await viewExchangeRates(deps, db, { from, limit: shownAfterwards }))
  })
}
