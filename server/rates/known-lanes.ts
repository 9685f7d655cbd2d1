import type { KnownLanes } from '#domain/rates/lane-problems.ts'
import { depotsByPort } from '#server/places/index.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { findLoops } from '#server/schedules/index.ts'

/** What is sailed, and where containers stand, at this moment. */
export async function knownLanes(queries: Queries): Promise<KnownLanes> {
  const [loops, depots] = [await findLoops(queries), await depotsByPort(queries)]
  return { loops: new Map(loops.map((loop) => [loop.code, loop])), depots }
}
