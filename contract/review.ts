import { z } from 'zod'
import { certificationStates } from '#domain/certification/certification.ts'
import { certificationEvents } from '#domain/certification/certification-event.ts'
import { companySorts } from '#domain/certification/company-sorts.ts'
import { companyRoles, membershipStatuses } from '#domain/certification/membership.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { cursor, cursorPage, pageSize, sortBy } from './paging.ts'
import { typedLines } from './typed-text.ts'

/** A company in the console's lists. */
export const companyRow = z.object({
  companyId: z.string(),
  name: z.string(),
  creditCode: z.string(),
  state: z.enum(certificationStates),
  submittedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** Who put it forward; the mobile is masked. */
  applicant: z.object({ id: z.string(), name: z.string(), mobile: z.string() }).nullable(),
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
    /** Part of a name, or a credit code. */
    search: z.string().trim().max(100).optional(),
    sort: sortBy(companySorts),
    after: cursor,
    size: pageSize,
  }),
  data: cursorPage(companyRow).extend({ waiting: z.number().int() }),
})

const application = z.object({
  companyName: z.string(),
  creditCode: z.string(),
  vatNumber: z.string().nullable(),
  licenceFileId: z.string(),
})

export const companyFile = companyRow.extend({
  application,
  refusalReason: z.string().nullable(),
  ordersNeedApproval: z.boolean(),
  /** Other companies under the same name or code, whatever their state. */
  alike: z.array(companyRow),
  people: z.array(
    z.object({
      personId: z.string(),
      name: z.string(),
      mobile: z.string(),
      email: z.string().nullable(),
      role: z.enum(companyRoles),
      status: z.enum(membershipStatuses),
      since: z.iso.datetime(),
    }),
  ),
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
  }),
  data: companyFile,
})
