import { chargeName } from '#domain/tariffs/charge-name.ts'
import type { FeeCode } from '#domain/tariffs/fee-items.data.ts'
import { type Incoterm, type ShipmentPart, sideOf } from './incoterm.ts'
import type { QuotedMode } from './quoted-mode.ts'
import type { Payer } from './totals.ts'

/** What others charge or the customer does; no fee of ours stands for it. */
export const otherServices = [
  'destination-terminal',
  'delivery-order',
  'duties',
  'cargo-loading',
  'port-charges',
  'out-of-gauge',
  'everything-else',
] as const
export type OtherService = (typeof otherServices)[number]

type Named = {
  readonly fee?: FeeCode
  /** Where one fee has several names. */
  readonly rule?: string
  readonly service?: OtherService
}

export type InclusionItem = Named & {
  /** Whose side it is on by the Incoterm; only for what the total does not hold. */
  readonly side?: Payer
}

/** At the destination, a fee is part of the total and another service is not. */
export const inclusionGroups = ['included', 'atDestination', 'notIncluded'] as const
export type InclusionGroup = (typeof inclusionGroups)[number]
export type Inclusions = Readonly<Record<InclusionGroup, readonly InclusionItem[]>>

type Charged = { readonly fee: FeeCode; readonly rule: string; readonly paymentTerm?: string }

const fees = (...codes: readonly FeeCode[]): readonly Named[] => codes.map((fee) => ({ fee }))
const others = (...services: readonly OtherService[]): readonly Named[] =>
  services.map((service) => ({ service }))

type Usual = { readonly atDestination: readonly Named[]; readonly notIncluded: readonly Named[] }

/** What belongs to the work of a mode and is not in every quote of it. */
const usual: Readonly<Record<QuotedMode, Usual>> = {
  ocean: {
    atDestination: others('destination-terminal', 'delivery-order'),
    notIncluded: [...fees('TRUCK', 'ZXF', 'BGF', 'COO', 'INS', 'CLEARANCE', 'DELIVERY'), ...others('duties')],
  },
  trucking: {
    atDestination: [],
    notIncluded: [...others('cargo-loading', 'port-charges'), ...fees('BGF', 'INS')],
  },
  warehouse: {
    atDestination: [],
    notIncluded: [
      ...fees('JCF'),
      { fee: 'CRKF', rule: 'handling-in' },
      { fee: 'CRKF', rule: 'handling-out' },
      ...fees('CCF', 'ZXF', 'TXF', 'TRUCK', 'BGF', 'INS'),
    ],
  },
  depot: { atDestination: [], notIncluded: fees('LIFT', 'XXF', 'REP', 'TRUCK') },
  agreed: { atDestination: [], notIncluded: others('everything-else') },
}

const parts: Readonly<Record<string, ShipmentPart>> = {
  TRUCK: 'origin',
  ZXF: 'origin',
  BGF: 'origin',
  COO: 'origin',
  INS: 'insurance',
  DELIVERY: 'delivery',
  'destination-terminal': 'delivery',
  'delivery-order': 'delivery',
  CLEARANCE: 'import',
  duties: 'import',
}

const keyOf = ({ fee, rule, service }: Named): string =>
  fee ? `${fee} ${chargeName({ fee, ...(rule !== undefined && { rule }) }).en}` : `${service}`

/** Every name once; the rule stays only where it gives the name. */
function named(lines: readonly Charged[]): readonly Named[] {
  const items = lines.map(({ fee, rule }): Named => {
    const hasOwnName = chargeName({ fee, rule }) !== chargeName({ fee })
    return hasOwnName ? { fee, rule } : { fee }
  })
  return [...new Map(items.map((item) => [keyOf(item), item])).values()]
}

export type InclusionInput = {
  readonly mode: QuotedMode
  readonly lines: readonly Charged[]
  /** Asked for and free of charge, so that no line shows it: storage within the free days. */
  readonly free?: readonly FeeCode[]
  readonly incoterm?: Incoterm
  /** Some of the containers can carry more than fits inside; the price is for cargo that does fit. */
  readonly hasOpenTypes: boolean
}

/**
 * What the total holds, what the consignee pays at the destination, and what belongs to the work but is not in this
 * quote: the one list of page, document and verification.
 */
export function inclusionsOf(input: InclusionInput): Inclusions {
  const { mode, lines, free = [], incoterm, hasOpenTypes } = input
  const collect = lines.filter(({ paymentTerm }) => paymentTerm === 'collect')
  const paid = named(lines.filter((line) => !collect.includes(line)))
  const unpaid = fees(...free).filter((item) => !paid.some((line) => keyOf(line) === keyOf(item)))
  const included = [...paid, ...unpaid]
  const due = named(collect)
  const known = new Set([...included, ...due].map(keyOf))
  const open = (items: readonly Named[]): readonly InclusionItem[] =>
    items
      .filter((item) => !known.has(keyOf(item)))
      .map((item) => {
        const part = parts[item.fee ?? item.service ?? '']
        return incoterm && part ? { ...item, side: sideOf(part, incoterm) } : item
      })
  const { atDestination, notIncluded } = usual[mode]
  return {
    included,
    atDestination: [...due, ...open(atDestination)],
    notIncluded: open([...notIncluded, ...(hasOpenTypes ? others('out-of-gauge') : [])]),
  }
}
