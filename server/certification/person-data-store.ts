import { and, asc, eq, getTableColumns, inArray, notExists } from 'drizzle-orm'
import {
  certificationEvent,
  company,
  invitation,
  joinRequest,
  membership,
} from '#database/schema/certification.ts'
import { closedKey } from '#domain/identity/closed-person.ts'
import type { Db } from '#server/platform/database/connect.ts'

const { personId: _person, ...membershipColumns } = getTableColumns(membership)
const { applicantId: _applicant, decidedBy: _decider, ...requestColumns } = getTableColumns(joinRequest)

/** Memberships and applications of one person, without data of other members. */
export async function copyCompanies(db: Db, personId: string) {
  const companyName = company.name
  return {
    memberships: await db
      .select({ ...membershipColumns, companyName })
      .from(membership)
      .innerJoin(company, eq(company.id, membership.companyId))
      .where(eq(membership.personId, personId)),
    joinRequests: await db
      .select({ ...requestColumns, companyName })
      .from(joinRequest)
      .innerJoin(company, eq(company.id, joinRequest.companyId))
      .where(eq(joinRequest.applicantId, personId))
      .orderBy(asc(joinRequest.requestedAt)),
    invitationsAccepted: await db
      .select({ companyName, role: invitation.role, acceptedAt: invitation.acceptedAt })
      .from(invitation)
      .innerJoin(company, eq(company.id, invitation.companyId))
      .where(eq(invitation.acceptedBy, personId))
      .orderBy(asc(invitation.acceptedAt)),
    companiesEntered: await db
      .select()
      .from(company)
      .where(eq(company.enteredBy, personId))
      .orderBy(asc(company.submittedAt)),
  }
}

export async function findCompanyOf(db: Db, personId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ companyId: membership.companyId })
    .from(membership)
    .where(eq(membership.personId, personId))
  return found?.companyId
}

/**
 * Deletes open requests and companies that were never certified, and the person's mobile in accepted invitations. A
 * company that was certified once stays: its quotes refer to it.
 */
export async function deleteClaimsOf(db: Db, personId: string): Promise<void> {
  await db
    .delete(joinRequest)
    .where(and(eq(joinRequest.applicantId, personId), eq(joinRequest.state, 'pending')))
  await db.delete(company).where(
    and(
      eq(company.enteredBy, personId),
      inArray(company.state, ['under-review', 'refused']),
      notExists(db.select().from(membership).where(eq(membership.companyId, company.id))),
      notExists(
        db
          .select()
          .from(certificationEvent)
          .where(
            and(eq(certificationEvent.companyId, company.id), eq(certificationEvent.event, 'certified')),
          ),
      ),
    ),
  )
  await db
    .update(invitation)
    .set({ mobile: closedKey(personId) })
    .where(eq(invitation.acceptedBy, personId))
}
