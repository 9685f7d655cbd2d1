import type { AdminRequest } from '#contract/requests.ts'
import type { LineGroup } from '#domain/quotes/fee-line.ts'
import { askedQuantity, askedTypes, isPricedByType } from '#domain/quotes/requests/asked-quantity.ts'
import type { RequestKind } from '#domain/quotes/requests/quote-request.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import type { TaxedService } from '#domain/values/tax-percents.data.ts'
import type { TypedLine } from './answer-lines.ts'
import { mainFee } from './usual-fees.ts'

/** The types of a request for several; with one, every charge is for it. */
export function typesOf(request: AdminRequest): readonly ContainerType[] {
  const types = askedTypes(request)
  return types.length > 1 ? types : []
}

type Counted = Pick<TypedLine, 'quantity' | 'containerType'>

/** Of a charge that is added. */
export const usualQuantity = (request: AdminRequest, fee: FeeCode, type?: ContainerType): string =>
  askedQuantity(request, fee, type) ?? '1'

/** Of the main charge: once for each container type where each has its own price. */
function usualQuantities(request: AdminRequest): readonly Counted[] {
  const fee = mainFee(request.kind)
  const types = isPricedByType(fee) ? typesOf(request) : []
  if (types.length === 0) return [{ quantity: usualQuantity(request, fee) }]
  return types.map((type) => ({ quantity: usualQuantity(request, fee, type), containerType: type }))
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
