import { z } from 'zod'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'

/** As it was typed; one outside the rule is a wrong one. */
const password = z.string().min(1).max(textLimits.typedStaffPassword)

const staffSession = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  network: z.string().nullable(),
  isThis: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
})

/** What a member of staff sees of the own account. */
export const staffAccountView = z.object({
  /** The open ones, most recently used first. */
  sessions: z.array(staffSession),
  /** The last log-ins and refused attempts, newest first. */
  logIns: z.array(z.object({ at: z.iso.datetime(), address: z.string(), isRefused: z.boolean() })),
})
export type StaffAccountView = z.infer<typeof staffAccountView>

export const readStaffAccount = defineCall({
  name: 'readStaffAccount',
  capability: 'console',
  access: 'staff',
  method: 'GET',
  path: '/api/console/account',
  data: staffAccountView,
})

/** With the current password and a code; all other sessions end. */
export const changeStaffPassword = defineCall({
  name: 'changeStaffPassword',
  capability: 'console',
  access: 'staff',
  method: 'POST',
  path: '/api/console/account/password',
  body: z.strictObject({
    currentPassword: password,
    password,
    passwordAgain: password,
    code: z.string().trim().min(1).max(textLimits.typedCode),
  }),
  data: z.null(),
})

/** One of the own sessions, or all but this one. */
export const endStaffSessions = defineCall({
  name: 'endStaffSessions',
  capability: 'console',
  access: 'staff',
  method: 'POST',
  path: '/api/console/account/endSessions',
  body: z.strictObject({ sessionId: z.uuid().optional() }),
  data: staffAccountView,
})
