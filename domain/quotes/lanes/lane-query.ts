import type { OceanQuery } from '#domain/quotes/query/query.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'

/** A lane, its containers and the earliest departure. */
export type LaneRequest = {
  readonly pol: string
  readonly pod: string
  readonly type: ContainerType
  readonly count: number
  /** Earliest acceptable departure. */
  readonly etd?: string
}

// Our choice: liner services sail weekly, so seven days from a given day include one sailing of each service; without a
// day the search covers four weeks.
const windowDaysFromEtd = 6
const defaultWindowDays = 28

/** The simplest query for a lane: one bill of lading, no add-ons. */
export const laneQuery = ({ pol, pod, type, count, etd }: LaneRequest, today: string): OceanQuery => ({
  mode: 'ocean',
  pol,
  pod,
  etdFrom: etd ?? today,
  etdTo: etd ? daysAfter(etd, windowDaysFromEtd) : daysAfter(today, defaultWindowDays),
  containers: [{ type, count }],
  billsOfLading: 1,
  paymentTerms: { freight: 'prepaid', destination: 'collect' },
  addOns: [],
  contractOnly: false,
})
