import { z } from 'zod'
import { certificationStates } from '#domain/certification/certification.ts'
import { certificationEvents } from '#domain/certification/certification-event.ts'
import { companySorts } from '#domain/certification/company-sorts.ts'
import { licenceFields, licenceOutcomes } from '#domain/certification/compare-licence.ts'
import { companyRoles, membershipStatuses } from '#domain/certification/membership.ts'
import { orderStates } from '#domain/orders/lifecycle/states.ts'
import { requestKinds, requestStates } from '#domain/quotes/requests/quote-request.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { companyNumberView, reviewQuestionView } from './certification.ts'
import { cursor, cursorPage, pageSize, sortBy } from './paging.ts'
import { day } from './queries.ts'
import { typedLines } from './typed-text.ts'

/** A company in the console's lists. */
export const companyRow = z.object({
  companyId: z.string(),
  name: z.string(),
  ...companyNumberView,
  state: z.enum(certificationStates),
  /** Of the application that waits for a decision, or that was decided last. */
  submittedAt: z.iso.datetime(),
  /** A renewed licence waits for a decision; the company trades meanwhile. */
  isRenewal: z.boolean(),
  decidedAt: z.iso.datetime().nullable(),
  /** The newest question about the application under review. */
  question: reviewQuestionView.nullable(),
  /** The last day of the approved licence; null for one without an end. */
  licenceValidTo: z.iso.date().nullable(),
  /** Who put it forward; the mobile is masked. */
  applicant: z.object({ id: z.string(), name: z.string(), mobile: z.string().nullable() }).nullable(),
  members: z.number().int(),
})
export type CompanyRow = z.infer<typeof companyRow>

/** Unless sorted, those who wait longest come first; the answer to "what needs me now". */
export const listCompanies = defineCall({
  name: 'listCompanies',
  capability: 'certification',
  access: 'staff',
  method: 'GET',
  path: '/api/console/companies',
  query: z.object({
    state: z.enum(certificationStates).optional(),
    /** Certified companies whose licence ends within 30 days or is over. */
    licence: z.literal('ending').optional(),
    /** Part of the name or the credit code, part of the name of an applicant or member, or their whole mobile. */
    search: z.string().trim().max(textLimits.search).optional(),
    sort: sortBy(companySorts),
    after: cursor,
    size: pageSize,
  }),
  data: cursorPage(companyRow).extend({ waiting: z.number().int() }),
})

const application = z.object({
  companyName: z.string(),
  ...companyNumberView,
  vatNumber: z.string().nullable(),
  licenceFileId: z.string(),
})

const trade = z.object({
  contractRates: z.array(
    z.object({
      rateId: z.string(),
      code: z.string(),
      version: z.number().int(),
      validFrom: z.iso.date(),
      validTo: z.iso.date(),
    }),
  ),
  requests: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(requestKinds),
      state: z.enum(requestStates),
      createdAt: z.iso.datetime(),
    }),
  ),
  quotes: z.array(
    z.object({
      number: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      quotedOn: z.iso.date(),
      isAccepted: z.boolean(),
      /** The request that staff answered by it. */
      requestNumber: z.string().nullable(),
    }),
  ),
  orders: z.array(z.object({ number: z.string(), state: z.enum(orderStates), placedAt: z.iso.datetime() })),
})
export type CompanyTrade = z.infer<typeof trade>

export const companyFile = companyRow.extend({
  application,
  refusalReason: z.string().nullable(),
  /** Why it is suspended or was revoked. */
  stopReason: z.string().nullable(),
  /** The renewed licence that waits for a decision. */
  renewalFileId: z.string().nullable(),
  /** Whether the caller has opened the licence that is to be decided on. */
  isLicenceOpened: z.boolean(),
  ordersNeedApproval: z.boolean(),
  /** Other companies under the same name or code, whatever their state. */
  duplicates: z.array(companyRow),
  people: z.array(
    z.object({
      personId: z.string(),
      name: z.string(),
      mobile: z.string().nullable(),
      email: z.string().nullable(),
      role: z.enum(companyRoles),
      status: z.enum(membershipStatuses),
      since: z.iso.datetime(),
    }),
  ),
  /** Open requests to join, the oldest first; the mobiles are masked. */
  joinRequests: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      mobile: z.string().nullable(),
      requestedAt: z.iso.datetime(),
    }),
  ),
  /** Contract rates that have not ended, and the newest requests and quotes; without prices. */
  trade,
  history: z.array(
    z.object({
      event: z.enum(certificationEvents),
      at: z.iso.datetime(),
      by: z.object({ id: z.string(), name: z.string(), isStaff: z.boolean() }),
      reason: z.string().nullable(),
      application,
    }),
  ),
})
export type CompanyFile = z.infer<typeof companyFile>

export const readCompany = defineCall({
  name: 'readCompany',
  capability: 'certification',
  access: 'staff',
  method: 'GET',
  path: '/api/console/company',
  query: z.object({ companyId: z.uuid() }),
  data: companyFile,
})

/** A reviewer only, and written down each time. */
export const readLicence = defineCall({
  name: 'readLicence',
  capability: 'certification',
  access: 'staff',
  method: 'GET',
  path: '/api/console/company/licence',
  query: z.object({ companyId: z.uuid(), fileId: z.uuid() }),
  data: z.file(),
  dataKind: 'file',
})

/** A reviewer only, and written down each time: the recognised text of a picture, compared with the application. */
export const compareLicence = defineCall({
  name: 'compareLicence',
  capability: 'certification',
  access: 'staff',
  method: 'POST',
  path: '/api/console/company/licence/compare',
  body: z.strictObject({ companyId: z.uuid(), fileId: z.uuid() }),
  data: z.object({
    comparisons: z.array(
      z.object({
        field: z.enum(licenceFields),
        /** As the document says it; the last day as a calendar day where it states one. */
        said: z.string().nullable(),
        outcome: z.enum(licenceOutcomes),
      }),
    ),
  }),
})

export const decideCompany = defineCall({
  name: 'decideCompany',
  capability: 'certification',
  access: 'staff',
  method: 'POST',
  path: '/api/console/company/decide',
  body: z.strictObject({
    companyId: z.uuid(),
    /** Of the application that was looked at; another one is not decided by it. */
    submittedAt: z.iso.datetime(),
    decision: z.enum(['certify', 'refuse']),
    /** Needed to refuse; the applicant reads it. */
    reason: typedLines(textLimits.reason).optional(),
    /** The last day of the licence that is approved; without it the licence has no end. */
    licenceValidTo: day.optional(),
  }),
  data: companyFile,
})

/** Asks the applicant; the application stays in the queue. */
export const askApplicant = defineCall({
  name: 'askApplicant',
  capability: 'certification',
  access: 'staff',
  method: 'POST',
  path: '/api/console/company/ask',
  body: z.strictObject({
    companyId: z.uuid(),
    /** Of the application that was looked at; another one is not asked about. */
    submittedAt: z.iso.datetime(),
    /** The applicant reads it. */
    question: typedLines(textLimits.reason),
  }),
  data: companyFile,
})

/** Ends or restores the trade of a certified company; its members are notified. */
export const stopCompany = defineCall({
  name: 'stopCompany',
  capability: 'certification',
  access: 'staff',
  method: 'POST',
  path: '/api/console/company/stop',
  body: z.strictObject({
    companyId: z.uuid(),
    move: z.enum(['suspend', 'restore', 'revoke']),
    /** Needed to suspend and to revoke; the members read it. */
    reason: typedLines(textLimits.reason).optional(),
  }),
  data: companyFile,
})
