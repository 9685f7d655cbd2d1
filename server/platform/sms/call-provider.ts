import { isMainlandMobile, isMobileAbroad } from '#domain/values/formats.ts'
import { Declined, Unreachable } from '#server/platform/unreachable.ts'

/** Time limit of one call to the provider. */
export const smsLimitMs = 5_000

export type ProviderRequest = {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
}

/** Mainland mobiles are stored without the country code, all others with it. */
export function internationalMobile(recipient: string): string {
  if (isMobileAbroad(recipient)) return recipient
  if (!isMainlandMobile(recipient)) throw new Error('The recipient of an SMS is no mobile')
  return `+86${recipient}`
}

/** The provider's JSON reply, unchecked. */
export async function askProvider(service: string, { url, signal, ...request }: ProviderRequest) {
  const reply = await fetch(url, { method: 'POST', redirect: 'error', signal, ...request })
  const text = await reply.text()
  if (reply.status >= 500) throw new Unreachable(`${service} answered ${reply.status}`)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Unreachable(`${service} answered ${reply.status} without JSON`)
  }
}

const soundCode = /^[\w.:-]{1,100}$/

/** Only the code is logged: the message beside it may contain the number or the key. */
export const declinedBy = (service: string, code: string): Declined =>
  new Declined(`${service} declined: ${soundCode.test(code) ? code : 'without a code'}`)
