import type { TariffVersion } from '#domain/tariffs/charge.ts'

export const depotPorts = ['CNTAO', 'CNSHA', 'CNNGB', 'CNXMN', 'CNSZX'] as const
export type DepotPort = (typeof depotPorts)[number]

/** What stands in the depot, as storage is priced by it. */
export const storageKinds = ['empty', 'laden', 'pre-pull'] as const
export type StorageKind = (typeof storageKinds)[number]

/** A span of chargeable days, counted from 1; the last tier has no end. */
export type StorageTier = {
  readonly fromDay: number
  readonly toDay?: number
  /** How many times the first tier's price a day of this one costs. */
  readonly factor: string
}

export type BySize = { readonly 20: string; readonly 40: string }

export type DepotTariff = TariffVersion & {
  readonly port: DepotPort
  /** Both days belong to the validity. */
  readonly validFrom: string
  readonly validTo: string
  readonly freeDays: number
  /** Yuan a day in the first tier; a kind that is not named is not stored here. */
  readonly storagePerDay: Readonly<Partial<Record<StorageKind, string>>>
  readonly storageTiers: readonly StorageTier[]
  readonly hazardousPerBox?: string
  readonly extraHandlingPerMove?: string
  readonly lift: BySize
  readonly washing: BySize
  readonly weighing: string
  readonly preTripInspection: BySize
  readonly reeferPowerPerDay: BySize
}

// Spec §9: depot capacity 6000 TEU.
export const depotCapacityTeu = 6000

// Spec §9: free depot storage 3 days in Shanghai and Ningbo.
const freeDaysOfShanghaiAndNingbo = 3
// Spec §9: 1 day in Shenzhen.
const freeDaysOfShenzhen = 1
// Spec §9: 21 days in Qingdao.
const freeDaysOfQingdao = 21

// Spec §9: storage of a heavy container, RMB 30 a day.
const heavyPerDay = '30'
// Spec §9: storage of a pre-pulled container in Ningbo, RMB 20 a day.
const prePullPerDay = '20'
// Spec §9: storage in Shenzhen, RMB 50 a day, whatever stands there.
const shenzhenPerDay = '50'
// Ours: the specification has no price for an empty box; outside Shenzhen it costs what a pre-pulled one does.
const emptyPerDay = prePullPerDay

// Spec §9: a hazardous box in Qingdao, RMB 50 more.
const hazardousPerBoxInQingdao = '50'
// Spec §9: extra handling in Qingdao, RMB 100 per move.
const extraHandlingPerMoveInQingdao = '100'

// Spec §9: storage tiers 1–15, 16–30 and over 30 days.
// Ours: they count chargeable days; the second costs half as much again, the third twice.
const storageTiers: readonly StorageTier[] = [
  { fromDay: 1, toDay: 15, factor: '1' },
  { fromDay: 16, toDay: 30, factor: '1.5' },
  { fromDay: 31, factor: '2' },
]

// Typical of the trade, recalled and to be edited by staff.
// Ours: repair has no price here and is no later charge of a stay. What it costs is known from the estimate
// alone, which the customer approves before the work begins and which is a quote of its own.
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
  storageTiers,
  ...usualFees,
} as const

const ningbo = {
  freeDays: freeDaysOfShanghaiAndNingbo,
  storagePerDay: { empty: emptyPerDay, laden: heavyPerDay, 'pre-pull': prePullPerDay },
} as const

export const depotTariffs: Readonly<Record<DepotPort, DepotTariff>> = {
  CNTAO: {
    ...common,
    code: 'depot-CNTAO',
    port: 'CNTAO',
    freeDays: freeDaysOfQingdao,
    hazardousPerBox: hazardousPerBoxInQingdao,
    extraHandlingPerMove: extraHandlingPerMoveInQingdao,
    // Ours: Qingdao has no price for pre-pull; it is asked for.
    storagePerDay: { empty: emptyPerDay, laden: heavyPerDay },
  },
  CNSHA: {
    ...common,
    code: 'depot-CNSHA',
    port: 'CNSHA',
    freeDays: freeDaysOfShanghaiAndNingbo,
    // Ours: the low pre-pull price is Ningbo's own; in Shanghai a pre-pulled box costs what a heavy one does.
    storagePerDay: { empty: emptyPerDay, laden: heavyPerDay, 'pre-pull': heavyPerDay },
  },
  CNNGB: { ...common, ...ningbo, code: 'depot-CNNGB', port: 'CNNGB' },
  // Ours: the specification is silent on Xiamen; it follows Ningbo.
  CNXMN: { ...common, ...ningbo, code: 'depot-CNXMN', port: 'CNXMN' },
  CNSZX: {
    ...common,
    code: 'depot-CNSZX',
    port: 'CNSZX',
    freeDays: freeDaysOfShenzhen,
    storagePerDay: { empty: shenzhenPerDay, laden: shenzhenPerDay, 'pre-pull': shenzhenPerDay },
  },
}
