import type { CallName } from '#contract/calls.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { alertsJobName } from '#server/quotes/index.ts'

const movingPrices: ReadonlySet<string> = new Set<CallName>([
  'publishRate',
  'archiveRate',
  'confirmImport',
  'undoImport',
  'setExchangeRate',
])

type AlertDeps = { readonly database: Database; readonly jobs: Jobs }

/** Whoever watches a lane hears soon after the desk has moved a price; the hourly look finds what is missed here. */
function thenLookAtAlerts(moving: Endpoint, { database, jobs }: AlertDeps): Endpoint {
  return {
    ...moving,
    async run(raw, context) {
      const verdict = await moving.run(raw, context)
      if (verdict.ok)
        await database
          .transaction((_queries, client) => jobs.enqueue(client, alertsJobName, {}))
          .catch((error: unknown) => context.log.warn({ err: error }, 'rate alerts wait for the next hour'))
      return verdict
    },
  }
}

export const withAlerts = (endpoints: readonly Endpoint[], deps: AlertDeps): readonly Endpoint[] =>
  endpoints.map((one) => (movingPrices.has(one.call.name) ? thenLookAtAlerts(one, deps) : one))
