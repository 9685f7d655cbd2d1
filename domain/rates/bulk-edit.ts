import type { Surcharge, SurchargeCode } from '#domain/tariffs/ocean/ocean-rate.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import { exact, exactText } from '#domain/values/exact-decimal.ts'
import type { Prices } from './publish-check.ts'
import { type ImportedKind, lanePriceFields, type RateHead, type RatePricing } from './rate.ts'
import type { Validity } from './remaining-days.ts'

/** Changed prices are rounded half up to a multiple of one of these. */
export const priceSteps = ['0.01', '1', '5', '10'] as const
export type PriceStep = (typeof priceSteps)[number]

export const priceChanges = ['percent', 'amount', 'set'] as const

/** A rise, or with a minus a reduction, of the prices that a lane has; or a new price, which is not rounded. */
export type PriceChange = {
  readonly by: (typeof priceChanges)[number]
  readonly value: string
  readonly step: PriceStep
  /** Null: every type that has a price. */
  readonly types: readonly ContainerType[] | null
}

/** A surcharge replaces the one of the same fee. */
export type SurchargeChange = { readonly set: Surcharge } | { readonly remove: SurchargeCode }

/** What one edit changes in every selected lane. */
export type BulkEdit = Partial<Validity> & {
  readonly prices?: PriceChange | undefined
  readonly surcharge?: SurchargeChange | undefined
  /** Makes the lanes contract rates of these companies, or public with null. */
  readonly companies?: RateHead['companies'] | undefined
}

/** Prices that staff typed for one lane; null takes the price of a type away. */
export type TypedPrices = Readonly<Partial<Record<ContainerType, string | null>>>

type Lane = Validity &
  Pick<RateHead, 'companies'> & {
    readonly pricing: RatePricing[ImportedKind]
  }

export function changedPrice(price: string, { by, value, step }: Omit<PriceChange, 'types'>): string {
  if (by === 'set') return exactText(exact(value))
  const change = exact(value)
  const raised =
    by === 'amount' ? exact(price).plus(change) : exact(price).times(change.plus(100)).dividedBy(100)
  return exactText(raised.dividedBy(exact(step)).toDecimalPlaces(0).times(exact(step)))
}

const changedPrices = (prices: Prices, change: PriceChange): Prices =>
  Object.fromEntries(
    Object.entries(prices).map(([type, price]) => {
      const isMeant = change.types === null || change.types.some((one) => one === type)
      return [type, isMeant ? changedPrice(price, change) : price]
    }),
  )

const withTyped = (prices: Prices, typed: TypedPrices): Prices =>
  Object.fromEntries(Object.entries({ ...prices, ...typed }).filter(([, price]) => price !== null))

/** A changed surcharge keeps its place, a new one is the last. */
function changedSurcharges(surcharges: readonly Surcharge[], change: SurchargeChange): readonly Surcharge[] {
  if ('remove' in change) return surcharges.filter(({ fee }) => fee !== change.remove)
  const { set } = change
  return surcharges.some(({ fee }) => fee === set.fee)
    ? surcharges.map((one) => (one.fee === set.fee ? set : one))
    : [...surcharges, set]
}

/** A lane with the change. Typed prices come first, the common change applies to them as well. */
export function editLane<Edited extends Lane>(
  kind: ImportedKind,
  lane: Edited,
  { prices: change, surcharge, validFrom, validTo, companies }: BulkEdit,
  typed: TypedPrices = {},
): Edited {
  const field = lanePriceFields[kind]
  const pricing = lane.pricing as { readonly [field in typeof field]?: Prices } & {
    readonly surcharges?: readonly Surcharge[]
  }
  const prices = withTyped(pricing[field] ?? {}, typed)
  return {
    ...lane,
    validFrom: validFrom ?? lane.validFrom,
    validTo: validTo ?? lane.validTo,
    companies: companies === undefined ? lane.companies : companies,
    pricing: {
      ...pricing,
      [field]: change ? changedPrices(prices, change) : prices,
      ...(surcharge &&
        kind === 'ocean-lane' && {
          surcharges: changedSurcharges(pricing.surcharges ?? [], surcharge),
        }),
    },
  }
}

/** Whether it changes anything at all. */
export const isEmptyEdit = (edit: BulkEdit): boolean =>
  [edit.prices, edit.surcharge, edit.validFrom, edit.validTo, edit.companies].every(
    (part) => part === undefined,
  )

const signed = (value: string): string => (value.startsWith('-') ? value : `+${value}`)

const priceName = ({ by, value }: PriceChange): string =>
  by === 'set' ? `=${value}` : `${signed(value)}${by === 'percent' ? '%' : ''}`

/** The recorded name of an edit without a common change: each price was typed. The audit log has words for it. */
export const typedPricesName = '='

/** Recorded where an edit makes rates public: the last part of its name. The audit log has words for it. */
export const publicAudienceName = 'PUBLIC'

/**
 * The edit in figures and codes, which need no translation: the name of its entry in the audit log. Companies are named by
 * their numbers.
 */
export function editName({ prices, surcharge, validFrom, validTo, companies }: BulkEdit): string {
  const parts = [
    prices && priceName(prices),
    prices?.types?.join(' '),
    (validFrom ?? validTo) && `${validFrom ?? ''}–${validTo ?? ''}`,
    surcharge && ('set' in surcharge ? `+${surcharge.set.fee}` : `-${surcharge.remove}`),
    companies === null ? publicAudienceName : companies?.join(' '),
  ].filter((part) => part !== undefined && part !== '')
  return parts.length > 0 ? parts.join(' ') : typedPricesName
}
