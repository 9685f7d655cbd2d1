import type { DataOf } from '#contract/call.ts'
import type { fetchExchangeRates as fetchCall } from '#contract/exchange-rates.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import { type CentralParity, readCentralParity } from '#domain/rates/read-central-parity.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { Declined, Unreachable } from '#server/platform/unreachable.ts'
import type { RateDeps } from '#server/rates/deps.ts'
import type { ExchangeSource } from './exchange-source.ts'

type Input = EndpointInput<typeof fetchCall>

/** What the source publishes, or why there is nothing to be had from it. */
async function published(
  source: ExchangeSource,
  { log }: Input,
  today: string,
): Promise<Result<CentralParity>> {
  try {
    return readCentralParity(await source.read(), today)
  } catch (error) {
    if (!(error instanceof Unreachable) && !(error instanceof Declined)) throw error
    log.warn({ err: error }, 'exchange rates could not be fetched')
    const reason = error instanceof Declined ? 'exchange-source-unreadable' : 'exchange-source-unreachable'
    return refusal(reason)
  }
}

/** Central parity rates to look at; staff save them like a table that they paste. */
export async function fetchExchangeRates(
  { exchangeSource, database, clock }: RateDeps,
  input: Input,
): Promise<Result<DataOf<typeof fetchCall>>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  if (!exchangeSource) return refusal('not-found')
  const result = await published(exchangeSource, input, shanghaiDay(clock.now()))
  if (!result.ok) return result
  const { date, rates, wrong, ignored, missing } = result.value
  const after = { source: exchangeSource.name, date, rows: rates.length }
  await audit(database.db, input, { action: 'exchange-rates-fetched', subjectId: null, after })
  return ok({
    date,
    rates: [...rates],
    wrong: [...wrong],
    ignored: [...ignored],
    missing: [...missing],
  })
}
