import type { KnownLanes } from '#domain/rates/lane-problems.ts'
import { depotsByPort } from '#server/places/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { findLinerServices } from '#server/schedules/index.ts'

/** The liner services and depots as they are now. */
export async function knownLanes(db: Db): Promise<KnownLanes> {
  const [linerServices, depots] = [await findLinerServices(db), await depotsByPort(db)]
  return {
    linerServices: new Map(linerServices.map((linerService) => [linerService.code, linerService])),
    depots,
  }
}
