import type { Channel } from '#domain/notifications/message.ts'
import type { Result } from '#domain/values/refusal.ts'
import { type Format, plainTyped, readFormat } from '#domain/values/typed-text.ts'

/** Sent to a typed mobile or email address, and to that of the logged-in user. */
export const publicCodePurposes = ['register', 'log-in', 'reset-password', 'request-quote'] as const
export const ownCodePurposes = ['change-password', 'change-account', 'close-account'] as const

/** Sent to the address or mobile that the logged-in user entered; such a code counts for that user only. */
const enteredCodePurposes = ['confirm-email', 'change-mobile'] as const

/** A code is valid only for the purpose it was sent for. */
export const codePurposes = [...publicCodePurposes, ...ownCodePurposes, ...enteredCodePurposes] as const
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

export const codeLifeSeconds: Readonly<Record<Channel, number>> = {
  sms: codeRules.lifeSeconds,
  mail: codeRules.emailLifeSeconds,
}

/**
 * Codes of the whole site by hour and day: they bound the bill, whatever else fails. Each destination has its own, so that
 * an attack by one does not stop the others. Messages abroad cost many times as much, and numbers there can be rented by
 * those who are paid for each message.
 */
export const codeBudgets = {
  mainland: { hour: 1_000, day: 5_000 },
  abroad: { hour: 200, day: 1_000 },
  mail: { hour: 1_000, day: 5_000 },
} as const
export type CodeDestination = keyof typeof codeBudgets

/** Codes to an IPv4 /24 or an IPv6 /48; high enough for a carrier whose customers share IP addresses. */
export const maxCodesPerNetworkAndDay = 300

const typedCode: Format = {
  clean: (text) => plainTyped(text).replace(/\s/gu, ''),
  holds: (text) => text.length === codeRules.digits && /^[0-9]+$/.test(text),
}

/** Input of the wrong format is refused before it counts as an attempt. */
export const readCode = (text: string): Result<string> => readFormat(text, typedCode, 'code')

export const formatCode = (number: number): string => String(number).padStart(codeRules.digits, '0')
