import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/connect.ts'

export type Lane = { readonly pol: string; readonly pod: string; readonly code: string }

/** The searches that are measured, and what they must reach of a bare read of one row. */
export const searches = [
  { days: 7, minRatio: 0.25, maxKilobytes: 12 },
  { days: 28, minRatio: 0.15, maxKilobytes: 40 },
] as const

/** The lane with the most rates, so that the answer is long. */
export async function busiestLane({ pool }: Database): Promise<Lane> {
  const { rows } = await pool.query(
    `SELECT port AS pol, place AS pod, min(code) AS code FROM rate
     WHERE kind = 'ocean-lane' AND companies IS NULL AND brands IS NULL
     GROUP BY 1, 2 ORDER BY count(*) DESC, 1, 2 LIMIT 1`,
  )
  return rows[0]
}

/** Ships of the next days are closed: empty containers are picked up four days before the departure. */
const firstOpenDay = 5

export function searchBody({ pol, pod }: Pick<Lane, 'pol' | 'pod'>, days: number): object {
  const from = daysAfter(shanghaiDay(systemClock.now()), firstOpenDay)
  return {
    mode: 'ocean',
    pol,
    pod,
    etdFrom: from,
    etdTo: daysAfter(from, days - 1),
    containers: [{ type: '40HQ', count: 2 }],
  }
}

export const row = (title: string, rate: number, ratio: string) =>
  console.log(`${title.padEnd(46)} ${String(Math.round(rate)).padStart(7)} /s   ${ratio}`)
