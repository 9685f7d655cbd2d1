import type { CompanyFile, CompanyRow } from '#contract/review.ts'
import { homeCountry } from '#domain/certification/company-number.ts'
import { maskMobileIfAny } from '#domain/identity/account.ts'
import type { PersonCard } from './caller.ts'
import { applicationOf, type StoredEvent } from './certification-event-store.ts'
import { viewQuestion } from './certification-view.ts'
import { newestSubmission, type StoredCompany } from './company-store.ts'
import type { StoredJoinRequest } from './join-request-store.ts'
import type { StoredMembership } from './membership-store.ts'

/** People by id. */
export type Cards = ReadonlyMap<string, PersonCard>
export type StaffNames = ReadonlyMap<string, string>

const viewApplicant = (card: PersonCard | undefined): CompanyRow['applicant'] =>
  card ? { id: card.id, name: card.name, mobile: maskMobileIfAny(card.mobile) } : null

export const viewRow = (stored: StoredCompany, members: number, cards: Cards): CompanyRow => ({
  companyId: stored.id,
  name: stored.name,
  country: stored.country,
  creditCode: stored.creditCode,
  registrationNumber: stored.registrationNumber,
  state: stored.state,
  submittedAt: newestSubmission(stored).toISOString(),
  isRenewal: stored.state === 'certified' && stored.renewalFileId !== null,
  decidedAt: stored.decidedAt?.toISOString() ?? null,
  question: viewQuestion(stored),
  licenceValidTo: stored.licenceValidTo,
  applicant: viewApplicant(cards.get(stored.enteredBy)),
  members,
})

export const viewPeople = (members: readonly StoredMembership[], cards: Cards): CompanyFile['people'] =>
  members.flatMap(({ personId, role, status, joinedAt }) => {
    const card = cards.get(personId)
    if (!card) return []
    const { name, mobile, email } = card
    return [
      { personId, name, mobile: maskMobileIfAny(mobile), email, role, status, since: joinedAt.toISOString() },
    ]
  })

/** Requests of closed accounts are not shown. */
export const viewRequest = (
  { id, applicantId, requestedAt }: StoredJoinRequest,
  cards: Cards,
): CompanyFile['joinRequests'] => {
  const card = cards.get(applicantId)
  if (!card) return []
  const { name, mobile } = card
  return [{ id, name, mobile: maskMobileIfAny(mobile), requestedAt: requestedAt.toISOString() }]
}

export const staffOf = (events: readonly StoredEvent[]) => events.flatMap(({ byStaffId }) => byStaffId ?? [])
export const applicantsOf = (events: readonly StoredEvent[]) =>
  events.flatMap(({ byPersonId }) => byPersonId ?? [])

/** Newest first. The name of a closed account is empty. */
export const viewHistory = (
  events: readonly StoredEvent[],
  cards: Cards,
  staff: StaffNames,
): CompanyFile['history'] =>
  events.toReversed().map((happened) => {
    const { event, at, byPersonId, byStaffId, reason } = happened
    const application = { country: homeCountry, registrationNumber: null, ...happened.application }
    const isStaff = byStaffId !== null
    const id = byStaffId ?? byPersonId ?? ''
    const name = (isStaff ? staff.get(id) : cards.get(id)?.name) ?? ''
    return { event, at: at.toISOString(), by: { id, name, isStaff }, reason, application }
  })

export const viewApplication = (stored: StoredCompany): CompanyFile['application'] => applicationOf(stored)
