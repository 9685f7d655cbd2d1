import { z } from 'zod'
import { brandCodes } from '#domain/brands/brand.ts'
import { certificationStates } from '#domain/certification/certification.ts'
import { peopleSorts } from '#domain/identity/people-sorts.ts'
import { sessionKindNames } from '#domain/identity/session-rules.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { cursor, cursorPage, pageSize, sortBy } from './paging.ts'
import { sessionView } from './registration.ts'
import { typedLines } from './typed-text.ts'

/** A customer in the console's list; the mobile is masked. */
const personCard = z.object({
  personId: z.string(),
  /** Empty, as the name is, for a closed account. */
  account: z.string(),
  name: z.string(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
  statedCompany: z.string().nullable(),
  createdAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  blockedAt: z.iso.datetime().nullable(),
})

export const personRow = personCard.extend({
  /** The company that the person is a member of. */
  companyName: z.string().nullable(),
  /** The last use of a session; sessions are kept for 30 days. */
  lastSeenAt: z.iso.datetime().nullable(),
})
export type PersonRow = z.infer<typeof personRow>

export const listPeople = defineCall({
  name: 'listPeople',
  capability: 'identity',
  access: 'staff',
  method: 'GET',
  path: '/api/console/people',
  query: z.object({
    /** Part of a name or of an account, or a whole mobile. */
    search: z.string().trim().max(textLimits.search).optional(),
    sort: sortBy(peopleSorts),
    after: cursor,
    size: pageSize,
  }),
  data: cursorPage(personRow),
})

export const personFile = personCard.extend({
  /** Why staff blocked the account; the user does not see it. */
  blockReason: z.string().nullable(),
  /** Masked mobile, as everywhere. */
  company: z
    .object({ companyId: z.string(), name: z.string(), state: z.enum(certificationStates) })
    .nullable(),
  consents: z.array(z.object({ document: z.string(), version: z.string(), agreedAt: z.iso.datetime() })),
  sessions: z.array(
    sessionView
      .omit({ isThis: true, remembered: true })
      .extend({ brand: z.enum(brandCodes), kind: z.enum(sessionKindNames) }),
  ),
})
export type PersonFile = z.infer<typeof personFile>

export const readPerson = defineCall({
  name: 'readPerson',
  capability: 'identity',
  access: 'staff',
  method: 'GET',
  path: '/api/console/person',
  query: z.object({ personId: z.uuid() }),
  data: personFile,
})

/** One session, or all of them. */
export const endPersonSessions = defineCall({
  name: 'endPersonSessions',
  capability: 'identity',
  access: 'staff',
  method: 'POST',
  path: '/api/console/person/endSessions',
  body: z.strictObject({ personId: z.uuid(), sessionId: z.uuid().optional() }),
  data: personFile,
})

/** All sessions end with a block, and the user is notified of both; the reason is for staff. */
export const blockPerson = defineCall({
  name: 'blockPerson',
  capability: 'identity',
  access: 'staff',
  method: 'POST',
  path: '/api/console/person/block',
  body: z.strictObject({
    personId: z.uuid(),
    change: z.enum(['block', 'unblock']),
    reason: typedLines(textLimits.reason).min(1),
  }),
  data: personFile,
})
