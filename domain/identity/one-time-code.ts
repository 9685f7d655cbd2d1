import type { Result } from '#domain/values/refusal.ts'
import { type Format, plainTyped, readFormat } from '#domain/values/typed-text.ts'

/** Sent to a typed mobile, and to the mobile of the logged-in user. */
export const publicCodePurposes = ['register', 'log-in', 'reset-password'] as const
export const ownCodePurposes = ['change-password', 'close-account'] as const

/** Sent to the address that the logged-in user entered. */
const emailCodePurposes = ['confirm-email'] as const

/** A code is valid only for the purpose it was sent for. */
export const codePurposes = [...publicCodePurposes, ...ownCodePurposes, ...emailCodePurposes] as const
export type CodePurpose = (typeof codePurposes)[number]

export const codeRules = {
  digits: 6,
  lifeSeconds: 5 * 60,
  /** Mail servers may keep a message from an unknown sender back for a quarter of an hour. */
  emailLifeSeconds: 30 * 60,
  maxTries: 5,
  secondsBetween: 60,
  /** To a recipient, and by a person to all addresses that they enter. */
  maxPerDay: 10,
} as const

export const codeLifeSeconds = (purpose: CodePurpose): number =>
  purpose === 'confirm-email' ? codeRules.emailLifeSeconds : codeRules.lifeSeconds

/** How many codes may be sent, beside the limits of a mobile. `proofRules` states when an address needs a proof. */
export const codeSendLimits = {
  /** Of an IPv4 /24 or an IPv6 /48; high enough for a carrier whose customers share IP addresses. */
  perNetworkAndDay: 300,
  /** Of the whole site: bounds the bill, whatever else fails. */
  perHour: 1_000,
  perDay: 5_000,
} as const

const typedCode: Format = {
  clean: (text) => plainTyped(text).replace(/\s/gu, ''),
  holds: (text) => text.length === codeRules.digits && /^[0-9]+$/.test(text),
}

/** Input of the wrong format is refused before it counts as an attempt. */
export const readCode = (text: string): Result<string> => readFormat(text, typedCode, 'code')

export const formatCode = (number: number): string => String(number).padStart(codeRules.digits, '0')
