import { ok, type Result } from '#domain/values/refusal.ts'
import { plainCode, readFormat } from '#domain/values/typed-text.ts'

/** Formats differ by country; this covers all of them. */
const vatNumberFormat = /^[A-Z0-9]{5,20}$/

/** Optional: empty input means no number. */
export const readVatNumber = (text: string | undefined): Result<string | null> =>
  text === undefined || text.trim() === ''
    ? ok(null)
    : readFormat(text, { clean: plainCode, holds: (cleaned) => vatNumberFormat.test(cleaned) }, 'vatNumber')
