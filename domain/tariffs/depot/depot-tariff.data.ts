import type { DepotPort, DepotTariff } from './depot-tariff.ts'
import { freeDays, storageTiers } from './storage-terms.data.ts'

// Spec §9: depot capacity 6000 TEU.
export const depotCapacityTeu = 6000

// Spec §9: storage of a heavy container, RMB 30 a day.
const heavyPerDay = '30'
// Spec §9: storage of a pre-pulled container in Ningbo, RMB 20 a day.
const prePullPerDay = '20'
// Spec §9: storage in Shenzhen, RMB 50 a day for every kind of container.
const shenzhenPerDay = '50'
// Ours: the specification has no price for an empty container; outside Shenzhen it costs what a pre-pulled one does.
const emptyPerDay = prePullPerDay

// Spec §9: a hazardous container in Qingdao, RMB 50 more.
const hazardousPerContainerInQingdao = '50'
// Spec §9: extra handling in Qingdao, RMB 100 per move.
const extraHandlingPerMoveInQingdao = '100'

// Typical of the trade, recalled and to be edited by staff.
// Ours: repair has no price here and is no later charge of a stay. What it costs is known from the estimate
// alone, which the customer approves before the work begins and which is a quote of its own.
const usualFees = {
  lift: { 20: '60', 40: '90' },
  cleaning: { 20: '80', 40: '120' },
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
  storagePerDay: { empty: emptyPerDay, laden: heavyPerDay, 'pre-pull': prePullPerDay },
} as const

export const depotTariffs: Readonly<Record<DepotPort, DepotTariff>> = {
  CNTAO: {
    ...common,
    code: 'depot-CNTAO',
    port: 'CNTAO',
    freeDays: freeDays.CNTAO,
    hazardousPerContainer: hazardousPerContainerInQingdao,
    extraHandlingPerMove: extraHandlingPerMoveInQingdao,
    // Ours: Qingdao has no price for pre-pull; staff quote it.
    storagePerDay: { empty: emptyPerDay, laden: heavyPerDay },
  },
  CNSHA: {
    ...common,
    code: 'depot-CNSHA',
    port: 'CNSHA',
    freeDays: freeDays.CNSHA,
    // Ours: the low pre-pull price is Ningbo's own; in Shanghai a pre-pulled container costs what a heavy one does.
    storagePerDay: { empty: emptyPerDay, laden: heavyPerDay, 'pre-pull': heavyPerDay },
  },
  CNNGB: { ...common, ...ningbo, code: 'depot-CNNGB', port: 'CNNGB', freeDays: freeDays.CNNGB },
  // Ours: the specification is silent on Xiamen; it follows Ningbo.
  CNXMN: { ...common, ...ningbo, code: 'depot-CNXMN', port: 'CNXMN', freeDays: freeDays.CNXMN },
  CNSZX: {
    ...common,
    code: 'depot-CNSZX',
    port: 'CNSZX',
    freeDays: freeDays.CNSZX,
    storagePerDay: { empty: shenzhenPerDay, laden: shenzhenPerDay, 'pre-pull': shenzhenPerDay },
  },
}
