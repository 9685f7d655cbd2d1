import type { StorageRequest } from './storage.ts'

export type DepotRequest = StorageRequest & {
  /** The day of the query in Shanghai. */
  readonly day: string
  readonly size: 20 | 40
  readonly lifts: number
  readonly hazardous: boolean
  readonly extraMoves: number
  readonly cleanings: number
  readonly weighings: number
  readonly inspections: number
  readonly poweredDays: number
}

/** Typed input is validated before; an invalid count here is a programming error. */
export function expectCounts({ containers, ...request }: DepotRequest): void {
  const { days, lifts, extraMoves, cleanings, weighings, inspections, poweredDays } = request
  const counts = { days, lifts, extraMoves, cleanings, weighings, inspections, poweredDays }
  const wrong = Object.values({ ...counts, containers: containers - 1 }).some(
    (count) => !Number.isSafeInteger(count) || count < 0,
  )
  if (wrong) throw new Error(`nothing to price: ${JSON.stringify({ containers, ...counts })}`)
}
