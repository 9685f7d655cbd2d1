import { z } from 'zod'
import { languages } from '#domain/brands/brand.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { personView } from './identity.ts'
import { personName } from './person-name.ts'
import { codeSent, proof } from './registration.ts'

export const changeProfile = defineCall({
  name: 'changeProfile',
  capability: 'identity',
  access: 'customer',
  method: 'POST',
  path: '/api/identity/changeProfile',
  body: z.strictObject({
    name: personName,
    language: z.enum(languages),
  }),
  data: personView,
})

/**
 * None takes the address away, and the current one cancels a change. Any other address replaces the current one once the
 * code that is sent there has been entered; the same address again sends another code.
 */
export const changeEmail = defineCall({
  name: 'changeEmail',
  capability: 'identity',
  access: 'customer',
  method: 'POST',
  path: '/api/identity/changeEmail',
  body: z.strictObject({
    email: z.string().max(textLimits.typedLine).nullable(),
    /** Needed by those who log in with their email address. */
    currentPassword: z.string().min(1).max(textLimits.typedPassword).optional(),
    proof,
  }),
  data: z.object({
    person: personView,
    /** None if no code was needed. */
    codeSent: codeSent.nullable(),
  }),
})

export const confirmEmail = defineCall({
  name: 'confirmEmail',
  capability: 'identity',
  access: 'customer',
  method: 'POST',
  path: '/api/identity/confirmEmail',
  body: z.strictObject({ code: z.string().trim().min(1).max(textLimits.typedCode) }),
  data: personView,
})

const confirmed = {
  currentPassword: z.string().min(1).max(textLimits.typedPassword),
  code: z.string().trim().min(1).max(textLimits.typedCode),
}
const mobile = z.string().trim().min(1).max(textLimits.account)

/** To a mobile that the caller wants to use from now on. One that has an account is answered like any other. */
export const sendMobileCode = defineCall({
  name: 'sendMobileCode',
  capability: 'identity',
  access: 'customer',
  method: 'POST',
  path: '/api/identity/sendMobileCode',
  body: z.strictObject({ mobile, proof }),
  data: codeSent,
})

/** With the code that was sent to the new mobile; the former one gets a message. */
export const changeMobile = defineCall({
  name: 'changeMobile',
  capability: 'identity',
  access: 'customer',
  method: 'POST',
  path: '/api/identity/changeMobile',
  body: z.strictObject({ mobile, ...confirmed }),
  data: personView,
})

/** With a code of `sendOwnCode`. */
export const changeAccount = defineCall({
  name: 'changeAccount',
  capability: 'identity',
  access: 'customer',
  method: 'POST',
  path: '/api/identity/changeAccount',
  body: z.strictObject({ account: z.string().trim().min(1).max(textLimits.typedLine), ...confirmed }),
  data: personView,
})

/** An upload of the kind `avatar`, of one's own; none takes the picture away. */
export const setAvatar = defineCall({
  name: 'setAvatar',
  capability: 'identity',
  access: 'customer',
  method: 'POST',
  path: '/api/identity/setAvatar',
  body: z.strictObject({ fileId: z.uuid().nullable() }),
  data: personView,
})

/** All stored data of the caller, as JSON. */
export const copyMyData = defineCall({
  name: 'copyMyData',
  capability: 'identity',
  access: 'customer',
  method: 'GET',
  path: '/api/identity/myData',
  data: z.file(),
  dataKind: 'file',
})

/** For good: with the password, and a code to the mobile or the email address. */
export const closeAccount = defineCall({
  name: 'closeAccount',
  capability: 'identity',
  access: 'customer',
  method: 'POST',
  path: '/api/identity/closeAccount',
  body: z.strictObject(confirmed),
  data: z.null(),
})
