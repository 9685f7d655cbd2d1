import { z } from 'zod'
import { certificationStates } from '#domain/certification/certification.ts'
import { joinRequestMoves, joinRequestStates } from '#domain/certification/join-request.ts'
import { companyRoles, membershipStatuses } from '#domain/certification/membership.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { typedLines } from './typed-text.ts'

/** As they were typed; the rules say what a code and a number are. */
const creditCode = z.string().trim().min(1).max(50)
const country = z.string().trim().min(1).max(10)
const registrationNumber = z.string().trim().min(1).max(80)
const companyNumber = {
  /** ISO 3166; mainland China unless stated. */
  country: country.optional(),
  /** Of a company of mainland China. */
  creditCode: creditCode.optional(),
  /** Of a company of any other country or region, in the register there. */
  registrationNumber: registrationNumber.optional(),
}

/** The credit code of a company of mainland China, or the registration number of any other. */
export const companyNumberView = {
  country: z.string(),
  creditCode: z.string().nullable(),
  registrationNumber: z.string().nullable(),
}

/** What a reviewer asks about an application under review. */
export const reviewQuestionView = z.object({
  text: z.string(),
  askedAt: z.iso.datetime(),
  /** Null while the application waits for the applicant. */
  answeredAt: z.iso.datetime().nullable(),
})

/** The caller's own view of their company and its certification. */
export const certificationView = z.object({
  state: z.enum(certificationStates),
  role: z.enum(companyRoles).nullable(),
  memberStatus: z.enum(membershipStatuses).nullable(),
  application: z
    .object({
      companyName: z.string(),
      ...companyNumberView,
      vatNumber: z.string().nullable(),
      licenceFileId: z.string(),
    })
    .nullable(),
  /** Why it was refused, suspended or revoked. */
  reason: z.string().nullable(),
  /** A renewed licence under review; until the decision the licence of the application holds. */
  renewal: z.object({ licenceFileId: z.string(), submittedAt: z.iso.datetime() }).nullable(),
  submittedAt: z.iso.datetime().nullable(),
  /** The newest one about the application under review. */
  question: reviewQuestionView.nullable(),
  /** The page that the applicant came from. */
  returnPath: z.string().nullable(),
  reviewWorkingDays: z.number().int(),
  /** The newest one of a person without a company. */
  joinRequest: z
    .object({ companyName: z.string(), state: z.enum(joinRequestStates), requestedAt: z.iso.datetime() })
    .nullable(),
})
export type CertificationView = z.infer<typeof certificationView>

const application = {
  companyName: z.string().trim().min(1).max(textLimits.companyName),
  ...companyNumber,
  vatNumber: z.string().trim().max(50).optional(),
  licenceFileId: z.string().trim().min(1).max(50),
}

export const submitCertification = defineCall({
  name: 'submitCertification',
  capability: 'certification',
  access: 'customer',
  method: 'POST',
  path: '/api/certification/submit',
  body: z.strictObject({
    ...application,
    /** The page that the applicant came from; the decision leads back there. */
    returnPath: z.string().max(500).optional(),
  }),
  data: certificationView,
})

/** The applicant answers and corrects what is wrong; the review goes on. */
export const answerReviewQuestion = defineCall({
  name: 'answerReviewQuestion',
  capability: 'certification',
  access: 'customer',
  method: 'POST',
  path: '/api/certification/answer',
  body: z.strictObject({
    /** Of the question that was read; a later one is not answered by it. */
    askedAt: z.iso.datetime(),
    answer: typedLines(textLimits.reason),
    /** The whole application, with what was corrected. */
    ...application,
  }),
  data: certificationView,
})

export const withdrawRenewal = defineCall({
  name: 'withdrawRenewal',
  capability: 'certification',
  access: 'customer',
  method: 'POST',
  path: '/api/certification/withdrawRenewal',
  data: certificationView,
})

export const getMyCertification = defineCall({
  name: 'getMyCertification',
  capability: 'certification',
  access: 'customer',
  method: 'GET',
  path: '/api/certification/mine',
  data: certificationView,
})

export const requestToJoin = defineCall({
  name: 'requestToJoin',
  capability: 'certification',
  access: 'customer',
  method: 'POST',
  path: '/api/certification/requestToJoin',
  // The search by name does not show the credit code, so a name alone is accepted.
  body: z.union([
    z.strictObject({ creditCode }),
    z.strictObject({ country, registrationNumber }),
    z.strictObject({ companyName: z.string().trim().min(1).max(textLimits.companyName) }),
  ]),
  data: certificationView,
})

export const withdrawJoinRequest = defineCall({
  name: 'withdrawJoinRequest',
  capability: 'certification',
  access: 'customer',
  method: 'POST',
  path: '/api/certification/withdrawJoinRequest',
  data: certificationView,
})

/** A member or an applicant; the mobile is masked. */
const someone = { name: z.string(), mobile: z.string().nullable(), email: z.string().nullable() }

export const joinRequestView = z.object({ id: z.string(), ...someone, requestedAt: z.iso.datetime() })
export type JoinRequestView = z.infer<typeof joinRequestView>

export const listJoinRequests = defineCall({
  name: 'listJoinRequests',
  capability: 'certification',
  access: 'customer',
  method: 'GET',
  path: '/api/certification/joinRequests',
  data: z.array(joinRequestView),
})

export const decideJoinRequest = defineCall({
  name: 'decideJoinRequest',
  capability: 'certification',
  access: 'customer',
  method: 'POST',
  path: '/api/certification/decideJoinRequest',
  body: z.strictObject({ requestId: z.uuid(), decision: z.enum(joinRequestMoves.pending) }),
  data: z.null(),
})

export const memberView = z.object({
  personId: z.string(),
  ...someone,
  role: z.enum(companyRoles),
  status: z.enum(membershipStatuses),
  since: z.iso.datetime(),
  /** Orders above it need approval; in RMB. */
  orderLimit: z.string().nullable(),
  isMe: z.boolean(),
})
export type MemberView = z.infer<typeof memberView>

export const listMembers = defineCall({
  name: 'listMembers',
  capability: 'certification',
  access: 'customer',
  method: 'GET',
  path: '/api/certification/members',
  data: z.array(memberView),
})

export const changeMember = defineCall({
  name: 'changeMember',
  capability: 'certification',
  access: 'customer',
  method: 'POST',
  path: '/api/certification/changeMember',
  body: z.strictObject({
    personId: z.uuid(),
    change: z.enum(['promote', 'demote', 'disable', 'enable', 'remove']),
  }),
  data: z.null(),
})

export const leaveCompany = defineCall({
  name: 'leaveCompany',
  capability: 'certification',
  access: 'customer',
  method: 'POST',
  path: '/api/certification/leave',
  data: z.null(),
})
