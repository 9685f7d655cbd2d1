import { z } from 'zod'
import { invitationStates } from '#domain/certification/invitation.ts'
import { companyRoles } from '#domain/certification/membership.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { certificationView } from './certification.ts'

/** As the company's administrator sees it; the mobile is masked. */
export const invitationView = z.object({
  id: z.string(),
  mobile: z.string(),
  role: z.enum(companyRoles),
  state: z.enum(invitationStates),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type InvitationView = z.infer<typeof invitationView>

export const listInvitations = defineCall({
  name: 'listInvitations',
  capability: 'certification',
  access: 'customer',
  method: 'GET',
  path: '/api/certification/invitations',
  data: z.array(invitationView),
})

/** The link is returned once, to the administrator, and sent to the mobile by SMS. */
export const invite = defineCall({
  name: 'invite',
  capability: 'certification',
  access: 'customer',
  method: 'POST',
  path: '/api/certification/invite',
  body: z.strictObject({ mobile: z.string().max(textLimits.typedLine), role: z.enum(companyRoles) }),
  data: z.object({ invitation: invitationView, url: z.url() }),
})

export const withdrawInvitation = defineCall({
  name: 'withdrawInvitation',
  capability: 'certification',
  access: 'customer',
  method: 'POST',
  path: '/api/certification/withdrawInvitation',
  body: z.strictObject({ invitationId: z.uuid() }),
  data: z.null(),
})

const invitationCode = z.string().min(1).max(200)

/** What the holder of the code sees before the login: who invites them, and until when. */
export const readInvitation = defineCall({
  name: 'readInvitation',
  capability: 'certification',
  access: 'public',
  method: 'POST',
  path: '/api/certification/invitation',
  body: z.strictObject({ code: invitationCode }),
  data: z.object({
    companyName: z.string(),
    invitedBy: z.string(),
    role: z.enum(companyRoles),
    mobile: z.string(),
    expiresAt: z.iso.datetime(),
  }),
})

/** Open invitations to the caller's own mobile, the newest first. */
export const listMyInvitations = defineCall({
  name: 'listMyInvitations',
  capability: 'certification',
  access: 'customer',
  method: 'GET',
  path: '/api/certification/myInvitations',
  data: z.array(
    z.object({
      id: z.string(),
      companyName: z.string(),
      invitedBy: z.string(),
      role: z.enum(companyRoles),
      expiresAt: z.iso.datetime(),
    }),
  ),
})

/** By the code of the link, or one of the caller's own invitations by its id. */
export const acceptInvitation = defineCall({
  name: 'acceptInvitation',
  capability: 'certification',
  access: 'customer',
  method: 'POST',
  path: '/api/certification/acceptInvitation',
  body: z.union([z.strictObject({ code: invitationCode }), z.strictObject({ invitationId: z.uuid() })]),
  data: certificationView,
})

export const companySettings = z.object({
  ordersNeedApproval: z.boolean(),
  /** Members see only the orders that they look after or follow. */
  membersSeeOwnOrders: z.boolean(),
})
export type CompanySettings = z.infer<typeof companySettings>

export const getCompanySettings = defineCall({
  name: 'getCompanySettings',
  capability: 'certification',
  access: 'customer',
  method: 'GET',
  path: '/api/certification/settings',
  data: companySettings,
})

export const setOrderApproval = defineCall({
  name: 'setOrderApproval',
  capability: 'certification',
  access: 'customer',
  method: 'POST',
  path: '/api/certification/setOrderApproval',
  body: z.strictObject({ needed: z.boolean() }),
  data: companySettings,
})

export const setOrderVisibility = defineCall({
  name: 'setOrderVisibility',
  capability: 'certification',
  access: 'customer',
  method: 'POST',
  path: '/api/certification/setOrderVisibility',
  body: z.strictObject({ onlyOwn: z.boolean() }),
  data: companySettings,
})

/** Orders of this member above it need approval, also where others' do not; none takes the limit away. In RMB. */
export const setMemberLimit = defineCall({
  name: 'setMemberLimit',
  capability: 'certification',
  access: 'customer',
  method: 'POST',
  path: '/api/certification/setMemberLimit',
  body: z.strictObject({
    personId: z.uuid(),
    limit: z
      .string()
      .regex(/^\d{1,9}(\.\d{1,2})?$/)
      .nullable(),
  }),
  data: z.null(),
})
