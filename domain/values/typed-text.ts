import { accept, refuseFields, type Verdict } from './refusal.ts'

/** Full-width letters and digits, as Chinese keyboards give them, become plain ones; outer space goes. */
export const plainTyped = (text: string): string => text.normalize('NFKC').trim()

/** Codes are compared in capitals and without the spaces and hyphens people group them with. */
export const plainCode = (text: string): string => plainTyped(text).replace(/[\s-]/gu, '').toUpperCase()

export type Format = {
  readonly clean: (text: string) => string
  readonly holds: (cleaned: string) => boolean
}

/** The cleaned text when it keeps the format. */
export function readFormat(text: string, { clean, holds }: Format, field: string): Verdict<string> {
  const cleaned = clean(text)
  if (cleaned === '') return refuseFields({ [field]: 'required' })
  return holds(cleaned) ? accept(cleaned) : refuseFields({ [field]: 'wrong-format' })
}
