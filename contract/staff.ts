import { z } from 'zod'
import { staffRoles } from '#domain/access/actor.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { personName } from './person-name.ts'

const roles = z.array(z.enum(staffRoles)).min(1).max(staffRoles.length)
const account = z.string().trim().min(1).max(textLimits.account)
/** As it was typed; one outside the rule is a wrong one. */
const password = z.string().min(1).max(textLimits.typedStaffPassword)
const code = z.string().trim().min(1).max(textLimits.typedCode)

/** A member of staff as the member sees himself; the token is in the header of the reply. */
export const staffView = z.object({
  id: z.string(),
  account: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
})
export type StaffView = z.infer<typeof staffView>

/** In, or first to be enrolled: a password of one's own and an authenticator. */
export const staffEntry = z.discriminatedUnion('step', [
  z.object({ step: z.literal('in'), staff: staffView }),
  z.object({
    step: z.literal('enrol'),
    /** Shown again with the new password and the first code; good for a few minutes. */
    enrolment: z.string(),
    /** Base32, for typing in; the address is the same as a QR code would hold. */
    secret: z.string(),
    address: z.string(),
  }),
])
export type StaffEntry = z.infer<typeof staffEntry>

export const logInStaff = defineCall({
  name: 'logInStaff',
  capability: 'console',
  access: 'public',
  method: 'POST',
  path: '/api/console/logIn',
  /** A staff member who is not enrolled yet has no code. */
  body: z.strictObject({ account, password, code: z.string().trim().max(textLimits.typedCode).optional() }),
  data: staffEntry,
})

export const enrolStaff = defineCall({
  name: 'enrolStaff',
  capability: 'console',
  access: 'public',
  method: 'POST',
  path: '/api/console/enrol',
  body: z.strictObject({ enrolment: z.string().min(1).max(2000), password, passwordAgain: password, code }),
  data: staffView,
})

export const whoAmIStaff = defineCall({
  name: 'whoAmIStaff',
  capability: 'console',
  access: 'staff',
  method: 'GET',
  path: '/api/console/whoAmI',
  data: staffView,
})

export const logOutStaff = defineCall({
  name: 'logOutStaff',
  capability: 'console',
  access: 'staff',
  method: 'POST',
  path: '/api/console/logOut',
  data: z.null(),
})

export const staffMemberView = staffView.extend({
  isDisabled: z.boolean(),
  isEnrolled: z.boolean(),
  createdAt: z.iso.datetime(),
  lastLogInAt: z.iso.datetime().nullable(),
  openSessions: z.number().int(),
  isMe: z.boolean(),
})
export type StaffMemberView = z.infer<typeof staffMemberView>

export const listStaff = defineCall({
  name: 'listStaff',
  capability: 'console',
  access: 'staff',
  method: 'GET',
  path: '/api/console/staff',
  data: z.array(staffMemberView),
})

/** Who has which role, as CSV. */
export const exportStaff = defineCall({
  name: 'exportStaff',
  capability: 'console',
  access: 'staff',
  method: 'GET',
  path: '/api/console/staff/export',
  data: z.file(),
  dataKind: 'file',
})

/** The first password, shown once; its owner replaces it at enrolment. */
const firstPassword = z.object({ staff: staffMemberView, firstPassword: z.string() })

export const addStaff = defineCall({
  name: 'addStaff',
  capability: 'console',
  access: 'staff',
  method: 'POST',
  path: '/api/console/staff/add',
  body: z.strictObject({ account, name: personName, roles }),
  data: firstPassword,
})

export const changeStaff = defineCall({
  name: 'changeStaff',
  capability: 'console',
  access: 'staff',
  method: 'POST',
  path: '/api/console/staff/change',
  body: z.discriminatedUnion('change', [
    z.strictObject({ staffId: z.uuid(), change: z.literal('set-roles'), roles }),
    z.strictObject({ staffId: z.uuid(), change: z.literal('disable') }),
    z.strictObject({ staffId: z.uuid(), change: z.literal('enable') }),
  ]),
  data: staffMemberView,
})

/** A lost authenticator or password: a new first password, and enrolment from the beginning. */
export const resetStaff = defineCall({
  name: 'resetStaff',
  capability: 'console',
  access: 'staff',
  method: 'POST',
  path: '/api/console/staff/reset',
  body: z.strictObject({ staffId: z.uuid() }),
  data: firstPassword,
})

/** Only while developing, with demo data: the codes that authenticators of the demo staff would show now. */
export const listDemoStaff = defineCall({
  name: 'listDemoStaff',
  capability: 'console',
  access: 'public',
  method: 'GET',
  path: '/api/console/dev/demoStaff',
  data: z.array(
    z.object({
      account: z.string(),
      password: z.string(),
      code: z.string(),
      roles: z.array(z.enum(staffRoles)),
    }),
  ),
})
