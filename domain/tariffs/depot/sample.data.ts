import type { DepotRequest } from './depot-request.ts'

/** Invented, for tests: one laden twenty for a day, with nothing done to it. */
export const sampleStay: DepotRequest = {
  day: '2026-11-15',
  size: 20,
  kind: 'laden',
  containers: 1,
  days: 1,
  lifts: 0,
  hazardous: false,
  extraMoves: 0,
  cleanings: 0,
  weighings: 0,
  inspections: 0,
  poweredDays: 0,
}
