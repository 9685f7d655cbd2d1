import type { Result } from './refusal.ts'
import { plainCode, readFormat } from './typed-text.ts'

// IMO resolution A.1117: numbers are given from 1000000 on; weights seven down to two.
const shape = /^[1-9]\d{6}$/

function checkDigit(serial: string): number {
  return [...serial].reduce((sum, digit, place) => sum + Number(digit) * (7 - place), 0) % 10
}

export const isImoNumber = (text: string): boolean =>
  shape.test(text) && checkDigit(text.slice(0, 6)) === Number(text[6])

/** The number of a ship from its first six digits. */
export const imoNumberOf = (serial: string): string => `${serial}${checkDigit(serial)}`

/** Documents write IMO before the number; it is stored without the letters. */
export const readImoNumber = (text: string, field = 'imoNumber'): Result<string> =>
  readFormat(text, { clean: (typed) => plainCode(typed).replace(/^IMO/, ''), holds: isImoNumber }, field)
