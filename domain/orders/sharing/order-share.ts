import type { DocumentKind } from '#domain/orders/documents/document-kinds.ts'

/** Who a link to an order is for; it decides what the page shows. */
export const orderShareScopes = ['consignee', 'driver'] as const
export type OrderShareScope = (typeof orderShareScopes)[number]

type SharedValues = {
  readonly fields: readonly string[]
  /** Fields by the name of their group. */
  readonly groups: Readonly<Record<string, readonly string[]>>
}

type Contents<Fact extends string> = {
  /** What an order says of itself in one column each. */
  readonly facts: readonly Fact[]
  /** Of what the company filled in. */
  readonly ordered: SharedValues
  /** Of what staff filled in. */
  readonly running: SharedValues
  readonly milestones: boolean
  readonly documents: readonly DocumentKind[]
}

/** Everything that a link shows, and the only place that says so. No prices, no messages, no contacts but those of the doors. */
const contents = {
  consignee: {
    facts: [
      'number',
      'ownReference',
      'billNumber',
      'from',
      'to',
      'vessel',
      'voyage',
      'departsOn',
      'containers',
    ],
    ordered: { fields: [], groups: {} },
    running: {
      fields: ['billNumber', 'mblNumber', 'vessel', 'voyage', 'etd', 'eta'],
      groups: { containers: ['number', 'type', 'seal'] },
    },
    milestones: true,
    documents: ['bill-of-lading', 'arrival-notice', 'release-order', 'packing-list', 'certificate-of-origin'],
  },
  driver: {
    facts: ['number'],
    ordered: {
      fields: [
        'vessel',
        'voyage',
        'terminal',
        'pickUpDepot',
        'returnPlace',
        'depot',
        'releaseNumber',
        'plate',
        'day',
        'appointment',
      ],
      groups: {
        doors: ['city', 'address', 'contact', 'mobile', 'telephone', 'day', 'fromTime', 'toTime'],
        containerNumbers: ['number', 'type'],
      },
    },
    running: {
      fields: ['releaseNumber', 'vessel', 'voyage', 'cyCutOff'],
      groups: { containers: ['number', 'type', 'seal'], trucks: ['plate', 'containerNumber', 'loadingAt'] },
    },
    milestones: false,
    documents: [],
  },
} as const satisfies Readonly<Record<OrderShareScope, Contents<string>>>

export type ShareableFact = (typeof contents)[OrderShareScope]['facts'][number]
export type SharedContents = Contents<ShareableFact>
export const sharedContents: Readonly<Record<OrderShareScope, SharedContents>> = contents

// Our choice: a driver needs a link for days, a consignee until the cargo has arrived.
export const orderShareDays = [1, 3, 7, 30, 90] as const
export const usualShareDays: Readonly<Record<OrderShareScope, (typeof orderShareDays)[number]>> = {
  consignee: 90,
  driver: 7,
}
export const mostOrderShares = 20
export const maxShareRecipient = 60

const sharedOrderPage = '/order/shared'

/** The token is in the fragment, which no server, log or referrer sees. */
export const sharedOrderPath = (token: string): string => `${sharedOrderPage}#${token}`
