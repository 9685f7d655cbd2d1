import { accept, type Verdict } from '#domain/values/refusal.ts'
import { plainCode, readFormat } from '#domain/values/typed-text.ts'

/** Countries shape theirs as they like; none is longer or has other signs. */
const shape = /^[A-Z0-9]{5,20}$/

/** Nothing typed is none. */
export const readVatNumber = (text: string | undefined): Verdict<string | null> =>
  text === undefined || text.trim() === ''
    ? accept(null)
    : readFormat(text, { clean: plainCode, holds: (cleaned) => shape.test(cleaned) }, 'vatNumber')
