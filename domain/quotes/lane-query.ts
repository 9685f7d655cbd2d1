import type { ContainerType } from '#domain/values/container-type.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import type { OceanQuery } from './query.ts'

export type RequestedLane = {
  readonly pol: string
  readonly pod: string
  readonly type: ContainerType
  readonly count: number
  /** The first day that would do. */
  readonly etd?: string
}

// Ours: loops are weekly, so a week from a named day holds a ship of each; without a day, four weeks are looked at.
const weekDays = 6
const openDays = 28

/** The simplest query for a lane: one bill of lading, no add-ons. */
export const laneQuery = ({ pol, pod, type, count, etd }: RequestedLane, today: string): OceanQuery => ({
  mode: 'ocean',
  pol,
  pod,
  etdFrom: etd ?? today,
  etdTo: etd ? daysAfter(etd, weekDays) : daysAfter(today, openDays),
  containers: [{ type, count }],
  billsOfLading: 1,
  paymentTerms: { freight: 'prepaid', destination: 'collect' },
  addOns: [],
  contractOnly: false,
})
