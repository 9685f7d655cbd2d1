import { z } from 'zod'
import { languages } from '#domain/brands/brand.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'

/** A person as the person sees himself. */
export const personView = z.object({
  id: z.string(),
  account: z.string(),
  name: z.string(),
  /** Masked but for its ends; none of a user who registered by email. */
  mobile: z.string().nullable(),
  /** Confirmed with a code. */
  email: z.string().nullable(),
  /** Whether codes and log-in go by the email address; changing it then needs the password. */
  logsInByEmail: z.boolean(),
  /** Entered, but not confirmed yet; it replaces the other one when it is. */
  unconfirmedEmail: z.string().nullable(),
  language: z.enum(languages),
  avatarFileId: z.string().nullable(),
  /** The company named at registration. */
  statedCompany: z.string().nullable(),
})
export type PersonView = z.infer<typeof personView>

/** The token is not in the body but in the header of the reply. */
export const logIn = defineCall({
  name: 'logIn',
  capability: 'identity',
  access: 'public',
  method: 'POST',
  path: '/api/identity/logIn',
  body: z.strictObject({
    account: z.string().trim().min(1).max(textLimits.email),
    // A password outside the rule is a wrong one, and is answered as such; this only bounds the work.
    password: z.string().min(1).max(textLimits.typedPassword),
    remember: z.boolean(),
  }),
  data: personView,
})

export const whoAmI = defineCall({
  name: 'whoAmI',
  capability: 'identity',
  access: 'customer',
  method: 'GET',
  path: '/api/identity/whoAmI',
  data: personView,
})

export const logOut = defineCall({
  name: 'logOut',
  capability: 'identity',
  access: 'customer',
  method: 'POST',
  path: '/api/identity/logOut',
  data: z.null(),
})
