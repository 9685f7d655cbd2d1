import { type Result, refusal } from '#domain/values/refusal.ts'
import { type ConcurrencyLimits, createConcurrencyLimiter } from './concurrency-limiter.ts'

export type ClientLimits = ConcurrencyLimits & { readonly perClient: number }

/** Limits expensive work in all, and what one client may have running and queued, so that it cannot take every place. */
export function createLimiterByClient({ perClient, ...limits }: ClientLimits) {
  const limited = createConcurrencyLimiter(limits)
  const counts = new Map<string, number>()

  const release = (client: string) => {
    const left = (counts.get(client) ?? 1) - 1
    if (left === 0) counts.delete(client)
    else counts.set(client, left)
  }

  return async <T>(client: string, work: () => Promise<T>): Promise<Result<T>> => {
    const count = counts.get(client) ?? 0
    if (count >= perClient) return refusal('busy')
    counts.set(client, count + 1)
    return limited(work).finally(() => release(client))
  }
}
export type LimitByClient = ReturnType<typeof createLimiterByClient>
