import { Declined, OutOfReach } from '#server/platform/out-of-reach.ts'

/** A carrier that takes longer is given up. */
export const smsLimitMs = 5_000

export type ProviderRequest = {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
}

/** The house keeps mainland mobiles without their country. */
export function internationalMobile(recipient: string): string {
  if (!/^1\d{10}$/.test(recipient)) throw new Error('The recipient of an SMS is no mainland mobile')
  return `+86${recipient}`
}

/** The carrier's JSON, whatever it says. */
export async function askProvider(service: string, { url, signal, ...request }: ProviderRequest) {
  const reply = await fetch(url, { method: 'POST', redirect: 'error', signal, ...request })
  const text = await reply.text()
  if (reply.status >= 500) throw new OutOfReach(`${service} answered ${reply.status}`)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new OutOfReach(`${service} answered ${reply.status} without JSON`)
  }
}

const soundCode = /^[\w.:-]{1,100}$/

/** Only the code is told: the sentence beside it may repeat the number or the key. */
export const declinedBy = (service: string, code: string): Declined =>
  new Declined(`${service} declined: ${soundCode.test(code) ? code : 'without a code'}`)
