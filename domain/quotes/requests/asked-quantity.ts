import { chargeableWeight } from '#domain/quotes/offers/chargeable-weight.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import { type ContainerType, containerFacts } from '#domain/values/container-type.ts'
import type { Unit } from '#domain/values/quantity.ts'
import type { RequestKind } from './quote-request.ts'

export type AskedContainers = readonly { readonly type: ContainerType; readonly count: number }[]

/** What a request says about its cargo. */
export type AskedCargo = {
  readonly kind: RequestKind
  readonly details: {
    readonly weightKg?: string | undefined
    readonly volumeCbm?: string | undefined
    readonly pieces?: number | undefined
    readonly days?: number | undefined
    readonly declarations?: number | undefined
    readonly containers?: AskedContainers | undefined
  }
}

/** Its price differs from one container type to the next. */
export const isPricedByType = (fee: FeeCode): boolean => {
  const { unit } = feeItems[fee]
  return unit === 'container' || unit === 'container-day'
}

/** Each type once, in the order of the request. */
export const askedTypes = ({ details }: Pick<AskedCargo, 'details'>): readonly ContainerType[] => [
  ...new Set((details.containers ?? []).map(({ type }) => type)),
]

function countOf(containers: AskedContainers, type: ContainerType | undefined, each: 'container' | 'TEU') {
  const counted = containers.filter((one) => type === undefined || one.type === type)
  return counted.reduce(
    (sum, one) => sum + one.count * (each === 'TEU' ? containerFacts(one.type).teu : 1),
    0,
  )
}

const textOf = (amount: number | undefined): string | undefined => (amount ? String(amount) : undefined)

type Asked = (cargo: AskedCargo, type: ContainerType | undefined) => string | undefined

/** What a request does not say has no entry: moves, vehicles, hours, bills of lading. */
const askedByUnit: Readonly<Partial<Record<Unit, Asked>>> = {
  container: ({ details }, type) => textOf(countOf(details.containers ?? [], type, 'container')),
  TEU: ({ details }, type) => textOf(countOf(details.containers ?? [], type, 'TEU')),
  'container-day': ({ details: { containers = [], days = 0 } }, type) =>
    textOf(countOf(containers, type, 'container') * days),
  kg: ({ kind, details }) => (kind === 'air' ? chargeableWeight(details) : details.weightKg),
  CBM: ({ details }) => details.volumeCbm,
  piece: ({ details }) => textOf(details.pieces),
  day: ({ details }) => textOf(details.days),
  document: ({ details }) => textOf(details.declarations),
}

/** The quantity of a charge as the request has it; undefined where it says nothing about the unit. */
export const askedQuantity = (
  cargo: AskedCargo,
  fee: FeeCode,
  type?: ContainerType | undefined,
): string | undefined => askedByUnit[feeItems[fee].unit]?.(cargo, type)
