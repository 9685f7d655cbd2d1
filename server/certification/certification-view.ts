import type { CertificationView, JoinRequestView, MemberView } from '#contract/certification.ts'
import type { CompanyMembershipStatus } from '#domain/access/customer-actor.ts'
import { reviewWorkingDays } from '#domain/certification/review-time.ts'
import { maskMobileIfAny } from '#domain/identity/account.ts'
import type { PersonCard } from './caller.ts'
import { applicationOf } from './certification-event-store.ts'
import { questionOf, type StoredCompany } from './company-store.ts'
import type { findNewestRequest, StoredJoinRequest } from './join-request-store.ts'
import type { StoredMembership } from './membership-store.ts'

const nothing: CertificationView = {
  state: 'none',
  role: null,
  memberStatus: null,
  application: null,
  reason: null,
  renewal: null,
  submittedAt: null,
  question: null,
  returnPath: null,
  reviewWorkingDays,
  joinRequest: null,
}

type Known = {
  readonly membershipStatus?: CompanyMembershipStatus
  readonly company?: StoredCompany
  readonly request?: Awaited<ReturnType<typeof findNewestRequest>>
  /** Of an application that no longer counts, because the same company was certified for others. */
  readonly refusalReason?: string | null
}

export const viewQuestion = (company: StoredCompany): CertificationView['question'] => {
  const question = company.state === 'under-review' ? questionOf(company) : null
  return (
    question && {
      text: question.text,
      askedAt: question.askedAt.toISOString(),
      answeredAt: question.answeredAt?.toISOString() ?? null,
    }
  )
}

const viewRenewal = ({ renewalFileId, renewalSubmittedAt }: StoredCompany): CertificationView['renewal'] =>
  renewalFileId && renewalSubmittedAt
    ? { licenceFileId: renewalFileId, submittedAt: renewalSubmittedAt.toISOString() }
    : null

/** A disabled member sees that they are disabled, but not the application of the company. */
export function viewCertification(known: Known): CertificationView {
  const { membershipStatus, company, request, refusalReason = null } = known
  const joinRequest = request
    ? {
        companyName: request.companyName,
        state: request.state,
        requestedAt: request.requestedAt.toISOString(),
      }
    : null
  if (!membershipStatus || !company) return { ...nothing, reason: refusalReason, joinRequest }
  const { role, status: memberStatus } = membershipStatus
  if (memberStatus === 'disabled') return { ...nothing, state: company.state, role, memberStatus }
  return {
    ...nothing,
    state: company.state,
    role,
    memberStatus,
    application: applicationOf(company),
    reason: company.refusalReason ?? company.stopReason,
    renewal: viewRenewal(company),
    submittedAt: company.submittedAt.toISOString(),
    question: viewQuestion(company),
    returnPath: company.returnPath,
  }
}

const viewCard = ({ name, mobile, email }: PersonCard) => ({ name, mobile: maskMobileIfAny(mobile), email })

/** Requests of closed accounts are not listed. */
export const viewJoinRequest = (request: StoredJoinRequest, card?: PersonCard): JoinRequestView[] =>
  card ? [{ id: request.id, ...viewCard(card), requestedAt: request.requestedAt.toISOString() }] : []

export const viewMember = (
  { personId, role, status, joinedAt, orderLimit }: StoredMembership,
  card: PersonCard | undefined,
  reader: string,
): MemberView[] =>
  card
    ? [
        {
          personId,
          ...viewCard(card),
          role,
          status,
          since: joinedAt.toISOString(),
          orderLimit,
          isMe: personId === reader,
        },
      ]
    : []
