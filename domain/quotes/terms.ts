import type { BillType } from '#domain/tariffs/ocean/bill-type.ts'
import { isOpenType, type OceanCargo } from '#domain/tariffs/ocean/ocean-cargo.ts'
import type { AddOnQuery } from '#domain/tariffs/ocean/ocean-request.ts'
import type { TruckingTariff } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { type Money, yuan } from '#domain/values/money.ts'
import type { GroupedCharge } from './fee-line.ts'
import { type InclusionInput, type Inclusions, inclusionsOf } from './inclusions.ts'
import type { Incoterm } from './incoterm.ts'

/** Where the trucks of a booking load, by the code of the district, and where its cargo is delivered abroad. */
export type Doors = { readonly district?: string; readonly deliveryPlace?: string }

/** Undefined for a booking from port to port. */
export function doorsOf(addOns: readonly AddOnQuery[]): Doors | undefined {
  const doors = addOns.map((addOn): Doors => {
    if (addOn.kind === 'trucking' && addOn.district !== undefined) return { district: addOn.district }
    if (addOn.kind === 'delivery' && addOn.place !== undefined) return { deliveryPlace: addOn.place }
    return {}
  })
  const stated: Doors = Object.assign({}, ...doors)
  return Object.keys(stated).length > 0 ? stated : undefined
}

/** What a quote says beside its prices. */
export type QuoteTerms = {
  readonly inclusions: Inclusions
  readonly incoterm?: Incoterm
  readonly billType?: BillType
  readonly doors?: Doors
  /** What the price was made for. */
  readonly cargo?: OceanCargo
  /** How many days after departure prepaid charges are due at the latest. */
  readonly prepaidDueDays?: number
  /** In the words of the rate. */
  readonly carrierRemark?: string
  /** What the liability insurance of the truck covers. */
  readonly truckingInsurance?: { readonly perAccident: Money; readonly theftAddOn: Money }
}

const insuranceOf = ({ insurance }: Pick<TruckingTariff, 'insurance'>) => ({
  perAccident: yuan(insurance.perAccident),
  theftAddOn: yuan(insurance.theftAddOn),
})

type TermsInput = Omit<QuoteTerms, 'inclusions' | 'truckingInsurance'> &
  Omit<InclusionInput, 'lines' | 'hasOpenTypes'> & {
    readonly charges: readonly GroupedCharge[]
    /** The tariff of the truck, where one drives. */
    readonly trucking?: Pick<TruckingTariff, 'insurance'> | undefined
  }

export function termsOf({ charges, trucking, mode, free, ...stated }: TermsInput): QuoteTerms {
  const lines = charges.map(({ charge: { fee, rule }, paymentTerm }) => ({
    fee,
    rule,
    ...(paymentTerm && { paymentTerm }),
  }))
  const { incoterm } = stated
  const hasOpenTypes = charges.some(({ charge: { params } }) => isOpenType(String(params.type)))
  return {
    ...stated,
    inclusions: inclusionsOf({
      mode,
      lines,
      hasOpenTypes,
      ...(free && { free }),
      ...(incoterm && { incoterm }),
    }),
    ...(trucking && { truckingInsurance: insuranceOf(trucking) }),
  }
}
