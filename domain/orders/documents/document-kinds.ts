type Side = { readonly staff: boolean; readonly customer: boolean }

const byStaff: Side = { staff: true, customer: false }
const byCustomer: Side = { staff: false, customer: true }
const byBoth: Side = { staff: true, customer: true }

/** What a document on an order is, and who brings it. */
export const documentKinds = {
  'booking-confirmation': byStaff,
  'bill-draft': byStaff,
  'bill-of-lading': byStaff,
  'arrival-notice': byStaff,
  'release-order': byStaff,
  'equipment-receipt': byStaff,
  'fee-invoice': byStaff,
  'insurance-policy': byStaff,
  'customs-declaration': byBoth,
  'commercial-invoice': byBoth,
  'packing-list': byBoth,
  vgm: byBoth,
  'payment-receipt': byBoth,
  'shipping-instruction': byCustomer,
  'certificate-of-origin': byCustomer,
  'dangerous-goods-declaration': byCustomer,
  'message-file': byBoth,
  'charge-evidence': byStaff,
  other: byBoth,
} as const satisfies Record<string, Side>

export type DocumentKind = keyof typeof documentKinds
export const documentKindCodes = Object.keys(documentKinds) as unknown as readonly [
  DocumentKind,
  ...DocumentKind[],
]

/** Who adds documents. */
export const documentSides = ['customer', 'staff'] as const
export type DocumentSide = (typeof documentSides)[number]

/** Files that are added with what they belong to: a message, or a billed charge. */
const addedWithOther: ReadonlySet<DocumentKind> = new Set(['message-file', 'charge-evidence'])

/** What a side can choose. */
export const kindsOf = (side: DocumentSide): readonly DocumentKind[] =>
  documentKindCodes.filter((kind) => !addedWithOther.has(kind) && documentKinds[kind][side])

/** Our choice: as many as a long shipment has. */
export const mostDocuments = 100
