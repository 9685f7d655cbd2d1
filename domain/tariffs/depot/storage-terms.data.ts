import type { DepotPort, StorageTier } from './depot-tariff.ts'

// Spec §9: free depot storage 3 days in Shanghai and Ningbo.
const freeDaysOfShanghaiAndNingbo = 3
// Spec §9: 1 day in Shenzhen.
const freeDaysOfShenzhen = 1
// Spec §9: 21 days in Qingdao.
const freeDaysOfQingdao = 21

/** When a stay begins to cost, which everybody may know. */
export const freeDays: Readonly<Record<DepotPort, number>> = {
  CNTAO: freeDaysOfQingdao,
  CNSHA: freeDaysOfShanghaiAndNingbo,
  CNNGB: freeDaysOfShanghaiAndNingbo,
  // Ours: the specification is silent on Xiamen; it follows Ningbo.
  CNXMN: freeDaysOfShanghaiAndNingbo,
  CNSZX: freeDaysOfShenzhen,
}

// Spec §9: storage tiers 1–15, 16–30 and over 30 days.
// Ours: they count chargeable days; the second costs half as much again, the third twice.
export const storageTiers: readonly StorageTier[] = [
  { fromDay: 1, toDay: 15, factor: '1' },
  { fromDay: 16, toDay: 30, factor: '1.5' },
  { fromDay: 31, factor: '2' },
]
