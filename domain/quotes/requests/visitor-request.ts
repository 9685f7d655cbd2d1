/** Requests of people without an account. Our choice: enough for a shipper who asks around, too few to flood the queue. */
export const visitorRequestLimits = {
  /** Open at one time, of one mobile or email address. */
  open: 3,
  perContactAndDay: 5,
  /** Of an IPv4 address or an IPv6 /64. */
  perNetworkAndDay: 20,
  /** Of an IPv4 /24 or an IPv6 /48, which one renter can have. */
  perWiderNetworkAndDay: 60,
} as const

/** Counted from the last change of a request. Our choice: an offer is decided on within weeks. */
export const visitorRequestDays = {
  /** The link opens it. */
  link: 90,
  /** It moves to the account that is made with its contact; then the contact is deleted. */
  contact: 180,
} as const

/** Where a visitor reads the answer. */
export const visitorRequestPage = '/quote/request'

/** The code is in the fragment, which browsers send to no server: it is in no log and in no referrer. */
export const visitorRequestUrl = (number: string, code: string): string =>
  `${visitorRequestPage}#${number}.${code}`

const fragment = /^#?(R\d{6}-\d{6,})\.([\w-]{16,64})$/

export type VisitorRequestKey = { readonly number: string; readonly code: string }

export function readVisitorRequestKey(hash: string): VisitorRequestKey | undefined {
  const [, number, code] = fragment.exec(hash) ?? []
  return number && code ? { number, code } : undefined
}
