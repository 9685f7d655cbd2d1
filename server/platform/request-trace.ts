import { AsyncLocalStorage } from 'node:async_hooks'
import type { Endpoint, RequestContext } from '#server/platform/http/endpoint.ts'

type HasLeft = RequestContext['hasLeft']

const requests = new AsyncLocalStorage<{
  readonly requestId: string | undefined
  readonly hasLeft: HasLeft
}>()

/** The id of the request that caused the running code, also in a job that it left behind. */
export const currentRequestId = (): string | undefined => requests.getStore()?.requestId

/** Whether the client that waits for the running code has closed its connection; never for a job. */
export const hasClientLeft = (): boolean => requests.getStore()?.hasLeft?.() ?? false

/** Runs work on behalf of a request, or of none. */
export const asRequest = <T>(requestId: string | undefined, work: () => T, hasLeft?: HasLeft): T =>
  requests.run({ requestId, hasLeft }, work)

/** The same endpoint; what it does can be traced to its request. */
export const traced = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  run: (raw, context) =>
    asRequest(context.request.requestId, () => endpoint.run(raw, context), context.hasLeft),
})
