import type { ContainerType } from '#domain/values/container-type.ts'

/** The classes and divisions of the IMDG Code. */
export const dangerClasses = [
  ...(['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '2.1', '2.2', '2.3', '3'] as const),
  ...(['4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '6.2', '7', '8', '9'] as const),
] as const
export type DangerClass = (typeof dangerClasses)[number]

/** What the cargo of a booking is, where the price or the carrier depends on it. The same for all its containers. */
export type OceanCargo = {
  readonly goods?: string
  /** Digits only, two for each level of the Harmonized System. */
  readonly hsCode?: string
  /** Four digits, together with the class. */
  readonly unNumber?: string
  readonly dangerClass?: DangerClass
  /** The temperature that reefers are set to. */
  readonly temperatureC?: string
  /** Kilograms of the cargo with its packing in one container, without the container itself. */
  readonly cargoWeightKg?: string
  /** Length, width and height of the largest piece: `650x260x280`. */
  readonly dimensionsCm?: string
  /** The shipper's own containers instead of the carrier's. */
  readonly shipperOwned?: boolean
}

export const cargoPatterns = {
  hsCode: /^(\d{2}){2,5}$/,
  unNumber: /^\d{4}$/,
  temperatureC: /^-?(0|[1-9]\d?)(\.[1-9])?$/,
  cargoWeightKg: /^[1-9]\d{0,4}$/,
  dimensionsCm: /^[1-9]\d{1,3}x[1-9]\d{1,3}x[1-9]\d{1,3}$/,
} as const
export type CargoText = keyof typeof cargoPatterns

/** How people write it, as it is kept: `UN 1263`, `8517.13`, `+5 °C`, `24,000 kg`, `650 × 260 × 280`. */
const plainTexts: Readonly<Record<CargoText, (text: string) => string>> = {
  hsCode: (text) => text.replaceAll(/[\s.]/g, ''),
  unNumber: (text) => text.replace(/^UN\s*/i, ''),
  temperatureC: (text) =>
    text
      .replace(/[−–]/, '-')
      .replace(/\s*°?\s*C$/i, '')
      .replace(/^\+/, '')
      .replace(/\.0$/, '')
      .replace(/^-0$/, '0'),
  cargoWeightKg: (text) => text.replace(/\s*kg$/i, '').replaceAll(/[\s,]/g, ''),
  dimensionsCm: (text) =>
    text
      .toLowerCase()
      .replaceAll(/\s*(cm|\s)\s*/g, '')
      .replaceAll(/[×*]/g, 'x'),
}

/** Undefined where the text is not of the form that the field has. */
export function readCargo(field: CargoText, text: string): string | undefined {
  const plain = plainTexts[field](text.normalize('NFKC').trim())
  return cargoPatterns[field].test(plain) ? plain : undefined
}

// Ours: the coldest and the warmest that any container on the market can be set to.
export const temperatureLimit = { min: -70, max: 30 } as const
// Ours: what an ordinary reefer keeps; colder cargo needs a special one, on request.
const coldestOrdinary = -35

export const isTooCold = (temperatureC: string): boolean => Number(temperatureC) < coldestOrdinary

export const isReefer = (type: ContainerType): boolean => /R[FH]$/.test(type)

type Size = { readonly length: number; readonly width: number; readonly height: number }

// Centimetres inside a usual container of each type; makers differ by a few.
const openTypes: Readonly<Partial<Record<ContainerType, Size>>> = {
  '20OT': { length: 589, width: 234, height: 234 },
  '40OT': { length: 1203, width: 234, height: 234 },
  '20FR': { length: 562, width: 221, height: 222 },
  '40FR': { length: 1165, width: 236, height: 195 },
}

/** Types that can carry more than fits inside. */
export const isOpenType = (type: string): boolean => Object.hasOwn(openTypes, type)

/** Whether a piece stands out of a container of the type; one that is closed takes nothing that does. */
export function isOutOfGauge(dimensionsCm: string, type: ContainerType): boolean {
  const size = openTypes[type]
  const [length = 0, width = 0, height = 0] = dimensionsCm.split('x').map(Number)
  return size !== undefined && (length > size.length || width > size.width || height > size.height)
}

/** The fields of the cargo alone. */
export const cargoOf = (query: OceanCargo): OceanCargo => ({
  ...(query.goods !== undefined && { goods: query.goods }),
  ...(query.hsCode !== undefined && { hsCode: query.hsCode }),
  ...(query.unNumber !== undefined && { unNumber: query.unNumber }),
  ...(query.dangerClass !== undefined && { dangerClass: query.dangerClass }),
  ...(query.temperatureC !== undefined && { temperatureC: query.temperatureC }),
  ...(query.cargoWeightKg !== undefined && { cargoWeightKg: query.cargoWeightKg }),
  ...(query.dimensionsCm !== undefined && { dimensionsCm: query.dimensionsCm }),
  ...(query.shipperOwned !== undefined && { shipperOwned: query.shipperOwned }),
})
