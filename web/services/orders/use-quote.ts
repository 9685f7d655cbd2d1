import type { SavedQuote } from '#contract/quotes.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'
import { type CallQuery, useCallQuery, useResultQuery } from '#web/client/query/use-call-query.ts'

const quoteCall = 'GET /api/quotes/quote'

export const useQuote = (number: string | undefined): CallQuery<SavedQuote> =>
  useCallQuery(quoteCall, number === undefined ? undefined : { query: { number } })

/** By number; null for one that the person cannot read any more. */
export type ReadQuotes = Readonly<Record<string, SavedQuote | null>>

async function readQuotes(numbers: readonly string[]): Promise<Result<ReadQuotes>> {
  const found: Record<string, SavedQuote | null> = {}
  for (const number of numbers) {
    const read = await call(quoteCall, { query: { number } }, { hidesOfflineToast: true })
    if (!read.ok && read.refusal !== 'not-found') return read
    found[number] = read.ok ? read.value : null
  }
  return ok(found)
}

/** Several quotes; those that were read stay while another one is added. */
export const useQuotes = (numbers: readonly string[]): CallQuery<ReadQuotes> =>
  useResultQuery(quoteCall, numbers, () => readQuotes(numbers), { keepsPrevious: true })
