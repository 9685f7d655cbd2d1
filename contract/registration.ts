import { z } from 'zod'
import { ownCodePurposes, publicCodePurposes } from '#domain/identity/one-time-code.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { personView } from './identity.ts'
import { personName } from './person-name.ts'

/** One of the two, as it was typed; the rules say what a mobile and an email address are. */
export const typedRecipient = {
  mobile: z.string().trim().min(1).max(textLimits.account).optional(),
  email: z.string().trim().min(1).max(textLimits.typedLine).optional(),
}
export const typedCode = z.string().trim().min(1).max(textLimits.typedCode)
/** A new password, typed twice; the use case checks the rules and the list of common passwords. */
const newPassword = {
  password: z.string().min(1).max(textLimits.typedPassword),
  passwordAgain: z.string().min(1).max(textLimits.typedPassword),
}

/** A little work that a program sending thousands would feel and a person does not. */
export const challengeView = z.object({
  challenge: z.string(),
  /** How many leading zero bits the SHA-256 of `<challenge>.<answer>` must have. */
  bits: z.number().int(),
})
export type ChallengeView = z.infer<typeof challengeView>
/** Needed from an address that sends many codes. */
export const proof = z.strictObject({ challenge: z.string().max(300), answer: z.string().max(40) }).optional()

export const getChallenge = defineCall({
  name: 'getChallenge',
  capability: 'identity',
  access: 'public',
  method: 'GET',
  path: '/api/identity/challenge',
  data: challengeView,
})

export const codeSent = z.object({ secondsToNext: z.number().int(), lifeSeconds: z.number().int() })

/** Known and unknown mobiles and addresses are answered alike. */
export const sendCode = defineCall({
  name: 'sendCode',
  capability: 'identity',
  access: 'public',
  method: 'POST',
  path: '/api/identity/sendCode',
  body: z.strictObject({ ...typedRecipient, purpose: z.enum(publicCodePurposes), proof }),
  data: codeSent,
})

/** Sent to the caller's own mobile, or else to the email address they log in with, for actions that need more than a token. */
export const sendOwnCode = defineCall({
  name: 'sendOwnCode',
  capability: 'identity',
  access: 'customer',
  method: 'POST',
  path: '/api/identity/sendOwnCode',
  body: z.strictObject({ purpose: z.enum(ownCodePurposes), proof }),
  data: codeSent,
})

export const register = defineCall({
  name: 'register',
  capability: 'identity',
  access: 'public',
  method: 'POST',
  path: '/api/identity/register',
  body: z.object({
    ...typedRecipient,
    code: typedCode,
    name: personName,
    companyName: z.string().trim().min(1).max(textLimits.companyName),
    ...newPassword,
    agreement: z.literal(true),
    policy: z.literal(true),
  }),
  data: personView,
})

export const logInByCode = defineCall({
  name: 'logInByCode',
  capability: 'identity',
  access: 'public',
  method: 'POST',
  path: '/api/identity/logInByCode',
  body: z.strictObject({ ...typedRecipient, code: typedCode, remember: z.boolean() }),
  data: personView,
})

export const resetPassword = defineCall({
  name: 'resetPassword',
  capability: 'identity',
  access: 'public',
  method: 'POST',
  path: '/api/identity/resetPassword',
  body: z.strictObject({ ...typedRecipient, code: typedCode, ...newPassword }),
  data: z.null(),
})

export const changePassword = defineCall({
  name: 'changePassword',
  capability: 'identity',
  access: 'customer',
  method: 'POST',
  path: '/api/identity/changePassword',
  body: z.strictObject({
    currentPassword: z.string().min(1).max(textLimits.typedPassword),
    code: typedCode,
    ...newPassword,
  }),
  data: z.null(),
})

export const sessionView = z.object({
  id: z.string(),
  brand: z.string(),
  /** The names of browser and system, where they are known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The network that it was opened from: an IPv4 address or an IPv6 /64. */
  network: z.string().nullable(),
  isThis: z.boolean(),
  remembered: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
})
export type SessionView = z.infer<typeof sessionView>

export const listSessions = defineCall({
  name: 'listSessions',
  capability: 'identity',
  access: 'customer',
  method: 'GET',
  path: '/api/identity/sessions',
  data: z.array(sessionView),
})

/** One of the caller's own; with it those that continue it at another brand. */
export const endOwnSession = defineCall({
  name: 'endOwnSession',
  capability: 'identity',
  access: 'customer',
  method: 'POST',
  path: '/api/identity/endSession',
  body: z.strictObject({ sessionId: z.uuid() }),
  data: z.null(),
})

/** This one too. */
export const logOutEverywhere = defineCall({
  name: 'logOutEverywhere',
  capability: 'identity',
  access: 'customer',
  method: 'POST',
  path: '/api/identity/logOutEverywhere',
  data: z.null(),
})
