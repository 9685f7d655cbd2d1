import { and, asc, eq, exists, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm'
import { sailing, sailingCall } from '#database/schema/schedules.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { contains } from '#server/platform/database/contains.ts'

type WantedSailings = {
  readonly pol: string
  /** Null for any port of discharge. */
  readonly pod: string | null
  readonly from: Date
  /** Exclusive. */
  readonly to: Date | undefined
  /** A part of the vessel or the voyage. */
  readonly search: string | undefined
}

const named = (text: string): SQL | undefined =>
  or(
    ilike(sailing.vessel, contains(text)),
    ilike(sailing.voyage, contains(text)),
    ilike(sql`${sailing.vessel} || ' ' || ${sailing.voyage}`, contains(text)),
  )

/** Next departure first. */
export const findLaneSailings = (db: Db, { pol, pod, from, to, search }: WantedSailings, limit: number) =>
  db
    .select({
      code: sailing.code,
      carrier: sailing.carrierCode,
      vessel: sailing.vessel,
      voyage: sailing.voyage,
      terminal: sailing.terminal,
      departsAt: sailing.departsAt,
    })
    .from(sailing)
    .where(
      and(
        eq(sailing.pol, pol),
        gte(sailing.departsAt, from),
        to && lt(sailing.departsAt, to),
        search ? named(search) : undefined,
        pod === null
          ? undefined
          : exists(
              db
                .select({ one: sql`1` })
                .from(sailingCall)
                .where(and(eq(sailingCall.sailingCode, sailing.code), eq(sailingCall.port, pod))),
            ),
      ),
    )
    .orderBy(asc(sailing.departsAt), asc(sailing.code))
    .limit(limit)
