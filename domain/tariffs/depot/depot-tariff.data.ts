import type { TariffVersion } from '#domain/tariffs/charge.ts'

export const depotPorts = ['CNTAO', 'CNSHA', 'CNNGB', 'CNXMN', 'CNSZX'] as const
export type DepotPort = (typeof depotPorts)[number]

/** What stands in the depot, as storage is priced by it. */
export const storageKinds = ['empty', 'laden', 'pre-pull'] as const
export type StorageKind = (typeof storageKinds)[number]

export type BySize = { readonly 20: string; readonly 40: string }

export type DepotTariff = TariffVersion & {
  readonly port: DepotPort
  readonly validFrom: string
  readonly validTo: string
  readonly freeDays: number
  /** Yuan a day in the first tier; a kind that is not named is not stored here. */
  readonly storagePerDay: Readonly<Partial<Record<StorageKind, string>>>
  /** How many times the first tier's price each tier costs. */
  readonly tierFactors: readonly string[]
  readonly hazardousPerBox?: string
  readonly extraHandlingPerMove?: string
  readonly lift: BySize
  readonly washing: BySize
  readonly weighing: string
  readonly preTripInspection: BySize
  readonly reeferPowerPerDay: BySize
}

// Spec §9: a depot of ours holds 6000 TEU.
export const depotCapacityTeu = 6000

// Ours: the specification names the tiers, not their prices; the second costs half as much again, the third twice.
const tierFactors = ['1', '1.5', '2']

/** Typical of the trade, to be edited by staff. */
const usualFees = {
  lift: { 20: '60', 40: '90' },
  washing: { 20: '80', 40: '120' },
  weighing: '100',
  preTripInspection: { 20: '150', 40: '200' },
  reeferPowerPerDay: { 20: '80', 40: '100' },
} as const

const common = {
  version: 'depot-2026-11',
  validFrom: '2026-11-01',
  validTo: '2027-10-31',
  tierFactors,
  ...usualFees,
} as const

export const depotTariffs: Readonly<Record<DepotPort, DepotTariff>> = {
  CNTAO: {
    ...common,
    code: 'depot-CNTAO',
    port: 'CNTAO',
    // Spec §9: Qingdao 21 free days, hazardous box +50, extra handling 100 per move.
    freeDays: 21,
    hazardousPerBox: '50',
    extraHandlingPerMove: '100',
    // Spec §9: a heavy container costs 30 a day; ours: an empty one costs what it costs at pre-pull, 20.
    storagePerDay: { empty: '20', laden: '30' },
  },
  CNSHA: {
    ...common,
    code: 'depot-CNSHA',
    port: 'CNSHA',
    // Spec §9: Shanghai 3 free days, heavy container 30 a day.
    freeDays: 3,
    storagePerDay: { empty: '20', laden: '30', 'pre-pull': '30' },
  },
  CNNGB: {
    ...common,
    code: 'depot-CNNGB',
    port: 'CNNGB',
    // Spec §9: Ningbo 3 free days, pre-pull 20 a day, heavy container 30.
    freeDays: 3,
    storagePerDay: { empty: '20', laden: '30', 'pre-pull': '20' },
  },
  CNXMN: {
    ...common,
    code: 'depot-CNXMN',
    port: 'CNXMN',
    // Ours: the specification is silent on Xiamen; it follows Ningbo.
    freeDays: 3,
    storagePerDay: { empty: '20', laden: '30', 'pre-pull': '20' },
  },
  CNSZX: {
    ...common,
    code: 'depot-CNSZX',
    port: 'CNSZX',
    // Spec §9: Shenzhen 1 free day, 50 a day whatever stands there.
    freeDays: 1,
    storagePerDay: { empty: '50', laden: '50', 'pre-pull': '50' },
  },
}
