import type { RequestKind } from '#domain/quotes/requests/quote-request.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import type { TaxedService } from '#domain/values/tax-percents.data.ts'

/** The usual charges of each kind of request; the first is the main one. */
const usualFees: Readonly<Record<RequestKind, readonly [FeeCode, ...FeeCode[]]>> = {
  ocean: ['OF', 'BAF', 'THC', 'DOC', 'SEAL', 'TRUCK', 'BGF'],
  trucking: ['TRUCK', 'RYF', 'GSF', 'DMD', 'GBF'],
  warehouse: ['CCF', 'JCF', 'CRKF', 'ZXF', 'TXF', 'DTF', 'TBF'],
  depot: ['STORAGE', 'LIFT', 'XXF', 'REP', 'PTI', 'PLUG'],
  rail: ['RAIL', 'RTH', 'TRUCK', 'BGF', 'DOC', 'CLEARANCE', 'DELIVERY'],
  air: ['AIR', 'MYC', 'SCC', 'AWB', 'AGH', 'BGF', 'CLEARANCE', 'DELIVERY'],
  customs: ['BGF', 'BJF', 'CYF', 'COO'],
  soc: ['SOC', 'BOX', 'LIFT', 'TXD', 'HXD'],
  'overseas-warehouse': ['OST', 'OIN', 'OUT', 'LMD', 'RTN', 'CLEARANCE'],
  insurance: ['INS'],
  barge: ['BARGE', 'THC', 'LIFT', 'TRUCK', 'DOC'],
  'inland-terminal': ['LIFT', 'STORAGE', 'RTH', 'TRUCK', 'WEIGH', 'BGF'],
  'container-management': ['STORAGE', 'LIFT', 'REP', 'XXF', 'PTI', 'TXD', 'HXD'],
}

export const mainFee = (kind: RequestKind): FeeCode => usualFees[kind][0]

/** Headings of the list of charges. */
type FeeGroup = 'usual' | 'freight' | 'origin' | 'trucking' | 'depot' | 'warehouse' | 'abroad' | 'containers'

const groupOfService: Readonly<Record<TaxedService, FeeGroup>> = {
  oceanFreight: 'freight',
  railFreight: 'freight',
  airFreight: 'freight',
  forwarding: 'origin',
  trucking: 'trucking',
  depot: 'depot',
  warehousing: 'warehouse',
  cfs: 'warehouse',
  abroad: 'abroad',
  goods: 'containers',
  leasing: 'containers',
}

/** In their order. */
const otherGroups = [...new Set(Object.values(groupOfService))]

export type GroupedFee = { readonly code: FeeCode; readonly group: FeeGroup }

/** All charges, each once: the usual ones of such a request first, the others by what they are for. */
export function feesFor(kind: RequestKind): readonly GroupedFee[] {
  const usual: readonly FeeCode[] = usualFees[kind]
  const codes = Object.keys(feeItems) as FeeCode[]
  const others = codes.filter((code) => !usual.includes(code))
  return [
    ...usual.map((code) => ({ code, group: 'usual' as const })),
    ...otherGroups.flatMap((group) =>
      others
        .filter((code) => groupOfService[feeItems[code].taxed] === group)
        .map((code) => ({ code, group })),
    ),
  ]
}
