import { invalidFields, ok, type Result } from './refusal.ts'

/** Full-width letters and digits of Chinese keyboards become plain ones; spaces around the text are removed. */
export const plainTyped = (text: string): string => text.normalize('NFKC').trim()

/** Codes are compared in capitals and without the spaces and hyphens people group them with. */
export const plainCode = (text: string): string => plainTyped(text).replace(/[\s-]/gu, '').toUpperCase()

/** Control characters and those that are not seen, such as the ones that turn the direction of writing. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u

const unseenInLines = /(?![\r\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u

/** A text with unseen characters does not say what it seems to say. */
export const hasUnseen = (text: string): boolean => unseen.test(text)

/** The same for a text of several lines. */
export const hasUnseenInLines = (text: string): boolean => unseenInLines.test(text)

/** Spaces, unseen characters, and letters and signs of which nothing is seen, such as U+3164 and U+2800. */
const blank = /^[\s\u2800\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]*$/u

/** A required text of which nothing is seen says nothing. */
export const isBlank = (text: string): boolean => blank.test(text)

export type Format = {
  readonly clean: (text: string) => string
  readonly holds: (cleaned: string) => boolean
}

/** The cleaned text when it keeps the format. */
export function readFormat(text: string, { clean, holds }: Format, field: string): Result<string> {
  const cleaned = clean(text)
  if (cleaned === '') return invalidFields({ [field]: 'required' })
  return holds(cleaned) ? ok(cleaned) : invalidFields({ [field]: 'wrong-format' })
}
