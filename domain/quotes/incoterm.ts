import type { PaymentTerm } from '#domain/tariffs/ocean/ocean-rate.ts'
import type { Payer } from './totals.ts'

/** Incoterms 2020, in the order of what the seller takes over. */
// biome-ignore format: one line a group
export const incoterms = [
  'EXW', 'FCA', 'FAS', 'FOB',
  'CFR', 'CIF', 'CPT', 'CIP',
  'DAP', 'DPU', 'DDP',
] as const
export type Incoterm = (typeof incoterms)[number]

/** The parts of a shipment that an Incoterm gives to the seller or the buyer. */
export type ShipmentPart = 'origin' | 'freight' | 'insurance' | 'delivery' | 'import'

const collectFreight: readonly Incoterm[] = ['EXW', 'FCA', 'FAS', 'FOB']
const delivered: readonly Incoterm[] = ['DAP', 'DPU', 'DDP']

/** Which terms leave a part to the seller. The named place of the C terms is the port of discharge. */
const onSeller: Readonly<Record<ShipmentPart, (incoterm: Incoterm) => boolean>> = {
  origin: (incoterm) => incoterm !== 'EXW',
  freight: (incoterm) => !collectFreight.includes(incoterm),
  insurance: (incoterm) => ['CIF', 'CIP', ...delivered].includes(incoterm),
  delivery: (incoterm) => delivered.includes(incoterm),
  import: (incoterm) => incoterm === 'DDP',
}

/** Whose side a part is on: the seller is the shipper, the buyer the consignee. */
export const sideOf = (part: ShipmentPart, incoterm: Incoterm): Payer =>
  onSeller[part](incoterm) ? 'shipper' : 'consignee'

type PaymentTerms = { readonly freight: PaymentTerm; readonly destination: PaymentTerm }

const termOf = (part: ShipmentPart, incoterm: Incoterm): PaymentTerm =>
  sideOf(part, incoterm) === 'shipper' ? 'prepaid' : 'collect'

/**
 * Import clearance is the buyer's affair unless the Incoterm gives it to the seller (only DDP does), also where the seller
 * delivers. Where the customer has chosen another payer of the destination than the Incoterm has, that payer pays it too.
 */
export const importTermFor = (incoterm: Incoterm | undefined, chosen: PaymentTerms): PaymentTerm =>
  incoterm !== undefined && chosen.destination === paymentTermsFor(incoterm).destination
    ? termOf('import', incoterm)
    : chosen.destination

/** Prepaid and collect where the customer has chosen neither; without an Incoterm as for CFR. */
export const paymentTermsFor = (incoterm: Incoterm = 'CFR'): PaymentTerms => ({
  freight: termOf('freight', incoterm),
  destination: termOf('delivery', incoterm),
})
