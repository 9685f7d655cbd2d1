import type { Verdict } from '#domain/values/refusal.ts'
import { type Format, plainTyped, readFormat } from '#domain/values/typed-text.ts'

/** For whoever types a mobile, and for the mobile of whoever is logged in. */
export const askedCodePurposes = ['register', 'log-in', 'reset-password'] as const
export const ownCodePurposes = ['change-password', 'close-account'] as const

/** What a code was sent for; it opens nothing else. */
export const codePurposes = [...askedCodePurposes, ...ownCodePurposes] as const
export type CodePurpose = (typeof codePurposes)[number]

export const codeRules = {
  digits: 6,
  lifeSeconds: 5 * 60,
  mostTries: 5,
  secondsBetween: 60,
  mostPerDay: 10,
} as const

const typedCode: Format = {
  clean: (text) => plainTyped(text).replace(/\s/gu, ''),
  holds: (text) => text.length === codeRules.digits && /^[0-9]+$/.test(text),
}

/** The digits of a typed code; what cannot be a code costs no try. */
export const readCode = (text: string): Verdict<string> => readFormat(text, typedCode, 'code')

/** A number drawn by chance as the digits that are sent. */
export const writeCode = (drawn: number): string => String(drawn).padStart(codeRules.digits, '0')
