import { AsyncLocalStorage } from 'node:async_hooks'
import type { Endpoint } from '#server/platform/http/endpoint.ts'

const requestIds = new AsyncLocalStorage<string | undefined>()

/** The id of the request that caused the running code, also in a job that it left behind. */
export const currentRequestId = (): string | undefined => requestIds.getStore()

/** Runs work on behalf of a request, or of none. */
export const asRequest = <T>(requestId: string | undefined, work: () => T): T =>
  requestIds.run(requestId, work)

/** The same endpoint; what it does can be traced to its request. */
export const traced = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  run: (raw, context) => asRequest(context.request.requestId, () => endpoint.run(raw, context)),
})
