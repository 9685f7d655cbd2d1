import type { AdminRequest } from '#contract/requests.ts'
import type { LineGroup } from '#domain/quotes/fee-line.ts'
import { chargeableWeight } from '#domain/quotes/offers/chargeable-weight.ts'
import type { RequestKind } from '#domain/quotes/requests/quote-request.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import type { TaxedService } from '#domain/values/tax.ts'
import { mainFee, type TypedLine } from './answer-lines.ts'

/** The types of a request for several; with one, every charge is for it. */
export function typesOf({ details }: AdminRequest): readonly ContainerType[] {
  const types = [...new Set((details.containers ?? []).map(({ type }) => type))]
  return types.length > 1 ? types : []
}

type Counted = Pick<TypedLine, 'quantity' | 'containerType'>

/** Of the main charge: the chargeable weight of air cargo, the declarations, the containers of each type, otherwise one. */
function usualQuantities(request: AdminRequest): readonly Counted[] {
  const { kind, details } = request
  if (kind === 'air') return [{ quantity: chargeableWeight(details) ?? '1' }]
  if (kind === 'customs') return [{ quantity: String(details.declarations ?? 1) }]
  const isCounted = feeItems[mainFee(kind)].unit === 'container'
  const types = typesOf(request)
  const counts = (isCounted ? (details.containers ?? []) : []).map(({ type, count }) => ({
    quantity: String(count),
    ...(types.includes(type) && { containerType: type }),
  }))
  return counts.length > 0 ? counts : [{ quantity: '1' }]
}

const atOrigin: readonly RequestKind[] = [
  'warehouse',
  'depot',
  'customs',
  'inland-terminal',
  'container-management',
]

/** The main charge of transport is freight; work at one place belongs to that end. */
const mainGroup = (kind: RequestKind): LineGroup => {
  if (atOrigin.includes(kind)) return 'origin'
  return kind === 'overseas-warehouse' ? 'destination' : 'freight'
}

const freights: readonly TaxedService[] = ['oceanFreight', 'railFreight', 'airFreight']

/** Where a charge stands in the prices of the site: customs and terminals at origin, work abroad at destination. */
export function usualGroup(kind: RequestKind, fee: FeeCode): LineGroup {
  const { taxed } = feeItems[fee]
  const isOfTruck = kind === 'trucking' && taxed === feeItems[mainFee(kind)].taxed
  if (fee === mainFee(kind) || isOfTruck) return mainGroup(kind)
  if (freights.includes(taxed) || fee === 'BARGE') return 'freight'
  return taxed === 'abroad' ? 'destination' : 'origin'
}

/** A line that is added. */
export const newLine = (kind: RequestKind): TypedLine => ({
  fee: '',
  quantity: '1',
  unitPrice: '',
  group: mainGroup(kind),
})

/** What an answer begins with: the main charge, once for each container type, because each has its own price. */
export const usualLines = (request: AdminRequest): readonly TypedLine[] =>
  usualQuantities(request).map((counted) => ({
    ...newLine(request.kind),
    fee: mainFee(request.kind),
    ...counted,
  }))
