import type { Result } from './refusal.ts'
import { plainCode, readFormat } from './typed-text.ts'

// GB 32100-2015: the letters I, O, S, V and Z are left out because they are misread.
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

// GB 32100-2015: authority (none is 0), kind, six digits of the division, nine of the body, check character.
const shape = new RegExp(`^[${alphabet.slice(1)}][${alphabet}]\\d{6}[${alphabet}]{10}$`)

function checkCharacter(body: string): string {
  const sum = weights.reduce(
    (total, weight, place) => total + weight * alphabet.indexOf(body.charAt(place)),
    0,
  )
  return alphabet.charAt((31 - (sum % 31)) % 31)
}

export const isCreditCode = (text: string): boolean =>
  shape.test(text) && checkCharacter(text.slice(0, 17)) === text.charAt(17)

export const readCreditCode = (text: string, field = 'creditCode'): Result<string> =>
  readFormat(text, { clean: plainCode, holds: isCreditCode }, field)
