import { and, desc, eq, exists, inArray, ne, notExists, or, sql } from 'drizzle-orm'
import { company, membership } from '#database/schema/certification.ts'
import type {
  Application,
  Certification,
  Renewal,
  ReviewQuestion,
} from '#domain/certification/certification.ts'
import { normaliseCompanyText } from '#domain/certification/claim-company.ts'
import type { CompanyNumber } from '#domain/certification/company-number.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type StoredCompany = typeof company.$inferSelect

/**
 * Needed before any change of a person's memberships or applications; released at the end of the transaction. Always
 * taken before the lock of a company, to prevent deadlocks.
 */
export const lockPerson = (db: Db, personId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`company of ${personId}`}, 0))`)

/** Serialises all changes of a company and its members. */
export async function lockCompany(db: Db, id: string): Promise<StoredCompany | undefined> {
  const [found] = await db.select().from(company).where(eq(company.id, id)).for('update')
  return found
}

export async function findCompany(db: Db, id: string): Promise<StoredCompany | undefined> {
  const [found] = await db.select().from(company).where(eq(company.id, id))
  return found
}

/** Why the last application of a person was refused that no one belongs to. */
export async function findRefusalReason(db: Db, personId: string): Promise<string | null> {
  const members = db.select().from(membership).where(eq(membership.companyId, company.id))
  const [found] = await db
    .select({ reason: company.refusalReason })
    .from(company)
    .where(and(eq(company.enteredBy, personId), eq(company.state, 'refused'), notExists(members)))
    .orderBy(desc(company.submittedAt))
    .limit(1)
  return found?.reason ?? null
}

/** Certified now or before: the name and code of a company stay taken during a new review. */
const isTaken = (db: Db) =>
  or(
    inArray(company.state, ['certified', 'suspended']),
    exists(db.select().from(membership).where(eq(membership.companyId, company.id))),
  )

/** Each kind of number has an index of its own. */
export const hasNumber = ({ country, creditCode, registrationNumber }: CompanyNumber) =>
  creditCode === null
    ? and(eq(company.country, country), eq(company.registrationNumber, registrationNumber ?? ''))
    : eq(company.creditCode, creditCode)

export async function findByNumber(db: Db, number: CompanyNumber): Promise<StoredCompany | undefined> {
  const [found] = await db
    .select()
    .from(company)
    .where(and(hasNumber(number), isTaken(db)))
  return found
}

type Named = { readonly companyName: string }

/** Other companies with the same number or name. */
export const findDuplicates = (db: Db, application: Named | Application, ownId: string) =>
  db
    .select()
    .from(company)
    .where(
      and(
        ne(company.id, ownId),
        or(
          'country' in application ? hasNumber(application) : undefined,
          eq(company.nameKey, normaliseCompanyText(application.companyName)),
        ),
        isTaken(db),
      ),
    )

type Moved = Exclude<Certification, { state: 'none' }>

const valuesOf = (moved: Moved) => ({
  name: moved.application.companyName,
  nameKey: normaliseCompanyText(moved.application.companyName),
  country: moved.application.country,
  creditCode: moved.application.creditCode,
  registrationNumber: moved.application.registrationNumber,
  licenceFileId: moved.application.licenceFileId,
  state: moved.state,
  refusalReason: moved.state === 'refused' ? moved.reason : null,
  stopReason: moved.state === 'suspended' || moved.state === 'revoked' ? moved.reason : null,
  ...renewalValuesOf(moved),
  ...questionValuesOf(moved),
})

const questionValuesOf = (moved: Moved) => {
  const question = 'question' in moved ? moved.question : null
  return {
    question: question?.text ?? null,
    questionAskedAt: question?.askedAt ?? null,
    questionAnsweredAt: question?.answeredAt ?? null,
  }
}

const renewalValuesOf = (moved: Moved) => {
  const renewal = 'renewal' in moved ? moved.renewal : null
  return {
    renewalFileId: renewal?.licenceFileId ?? null,
    renewalSubmittedAt: renewal?.submittedAt ?? null,
  }
}

const momentsOf = (moved: Moved) => {
  if (moved.state === 'under-review') return { submittedAt: moved.submittedAt, decidedAt: null }
  return { decidedAt: moved.state === 'certified' ? moved.since : moved.decidedAt }
}

export type Entered = Pick<StoredCompany, 'enteredBy' | 'vatNumber' | 'returnPath'>

export async function insertCompany(db: Db, moved: Moved, entered: Entered): Promise<void> {
  await db
    .insert(company)
    .values({ id: moved.companyId, ...valuesOf(moved), ...momentsOf(moved), ...entered })
}

/** Fails if the state is no longer the one that the decision was based on. */
export async function updateCompany(
  db: Db,
  moved: Moved,
  from: Pick<StoredCompany, 'state' | 'vatNumber' | 'returnPath'>,
): Promise<void> {
  const changed = await db
    .update(company)
    .set({ ...valuesOf(moved), ...momentsOf(moved), vatNumber: from.vatNumber, returnPath: from.returnPath })
    .where(and(eq(company.id, moved.companyId), eq(company.state, from.state)))
    .returning({ id: company.id })
  if (changed.length !== 1) throw new Error('The company changed although it was locked')
}

/** Of the licence that was approved. */
export const setLicenceEnd = (db: Db, id: string, licenceValidTo: string | null) =>
  db.update(company).set({ licenceValidTo }).where(eq(company.id, id))

const renewalOf = ({ renewalFileId, renewalSubmittedAt }: StoredCompany): Renewal | null =>
  renewalFileId && renewalSubmittedAt
    ? { licenceFileId: renewalFileId, submittedAt: renewalSubmittedAt }
    : null

export const questionOf = ({
  question,
  questionAskedAt,
  questionAnsweredAt,
}: StoredCompany): ReviewQuestion | null =>
  question !== null && questionAskedAt
    ? { text: question, askedAt: questionAskedAt, answeredAt: questionAnsweredAt }
    : null

/** When the application that waits for a decision was submitted, or the one that was decided last. */
export const newestSubmission = ({
  renewalSubmittedAt,
  submittedAt,
}: Pick<StoredCompany, 'renewalSubmittedAt' | 'submittedAt'>): Date => renewalSubmittedAt ?? submittedAt

export function certificationOf(stored: StoredCompany): Certification {
  const companyId = stored.id
  const application: Application = {
    companyName: stored.name,
    country: stored.country,
    creditCode: stored.creditCode,
    registrationNumber: stored.registrationNumber,
    licenceFileId: stored.licenceFileId,
  }
  const decidedAt = stored.decidedAt ?? stored.submittedAt
  switch (stored.state) {
    case 'none':
      return { companyId, state: 'none', enteredBy: stored.enteredBy }
    case 'under-review':
      return {
        companyId,
        state: 'under-review',
        application,
        submittedAt: stored.submittedAt,
        question: questionOf(stored),
      }
    case 'certified':
      return { companyId, state: 'certified', application, since: decidedAt, renewal: renewalOf(stored) }
    case 'refused':
      return { companyId, state: 'refused', application, reason: stored.refusalReason ?? '', decidedAt }
    case 'revoked':
      return { companyId, state: 'revoked', application, reason: stored.stopReason ?? '', decidedAt }
    case 'suspended': {
      const reason = stored.stopReason ?? ''
      return { companyId, state: 'suspended', application, reason, decidedAt, renewal: renewalOf(stored) }
    }
  }
}
