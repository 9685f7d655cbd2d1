import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { certificationEvent, company } from '#database/schema/certification.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { StoredCompany } from './company-store.ts'

export type StoredEvent = typeof certificationEvent.$inferSelect
type Actor = { readonly byPersonId: string } | { readonly byStaffId: string }
type NewEvent = Omit<StoredEvent, 'id' | 'byPersonId' | 'byStaffId'> & Actor

/** The application of a company as stored in its history. */
export const applicationOf = (stored: StoredCompany): Required<NewEvent['application']> => ({
  companyName: stored.name,
  country: stored.country,
  creditCode: stored.creditCode,
  registrationNumber: stored.registrationNumber,
  vatNumber: stored.vatNumber,
  licenceFileId: stored.licenceFileId,
})

export async function insertEvent(db: Db, event: NewEvent): Promise<void> {
  await db.insert(certificationEvent).values(event)
}

export const listEvents = (db: Db, companyId: string): Promise<StoredEvent[]> =>
  db
    .select()
    .from(certificationEvent)
    .where(eq(certificationEvent.companyId, companyId))
    .orderBy(asc(certificationEvent.at))

/** Whether the company ever submitted this licence. */
export async function wasLicenceOf(db: Db, companyId: string, fileId: string): Promise<boolean> {
  const found = await db
    .select({ id: certificationEvent.id })
    .from(certificationEvent)
    .where(
      and(
        eq(certificationEvent.companyId, companyId),
        eq(sql`${certificationEvent.application} ->> 'licenceFileId'`, fileId),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Which of the files are or were the licence of a company. */
export async function licencesInUse(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const earlier = sql<string>`${certificationEvent.application} ->> 'licenceFileId'`
  const current = await db
    .select({ id: company.licenceFileId })
    .from(company)
    .where(inArray(company.licenceFileId, [...ids]))
  const before = await db
    .select({ id: earlier })
    .from(certificationEvent)
    .where(inArray(earlier, [...ids]))
  return [...current, ...before].map(({ id }) => id)
}

/** Who submitted the current application. For companies older than the history table: who entered the company. */
export async function findSubmitter(
  db: Db,
  { id, enteredBy }: Pick<StoredCompany, 'id' | 'enteredBy'>,
): Promise<string> {
  const [newest] = await db
    .select({ byPersonId: certificationEvent.byPersonId })
    .from(certificationEvent)
    .where(
      and(
        eq(certificationEvent.companyId, id),
        inArray(certificationEvent.event, [
          'submitted',
          'resubmitted',
          'licence-swapped',
          'details-changed',
          'answered',
        ]),
      ),
    )
    .orderBy(desc(certificationEvent.at))
    .limit(1)
  return newest?.byPersonId ?? enteredBy
}
