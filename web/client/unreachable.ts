import { type Refusal, refusal } from '#domain/values/refusal.ts'

/** No reply; it says whether the browser was offline. Node has a navigator that does not know. */
export const unreachable = (): Refusal =>
  refusal('unreachable', globalThis.navigator?.onLine === false ? { reason: 'offline' } : {})

export const isOfflineRefusal = ({ refusal, params }: Refusal): boolean =>
  refusal === 'unreachable' && params.reason === 'offline'
