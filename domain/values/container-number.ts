import type { Result } from './refusal.ts'
import { plainCode, readFormat } from './typed-text.ts'

// ISO 6346: three letters of the owner, the equipment category, six digits and the check digit.
const shape = /^[A-Z]{3}[UJZ]\d{7}$/

// ISO 6346: A is 10 and so on, but no letter has a multiple of eleven.
const letterValues: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 29 }, (_, index) => index + 10)
    .filter((value) => value % 11 !== 0)
    .map((value, index) => [String.fromCharCode(65 + index), value]),
)

const letterOrDigitValue = (character: string): number => letterValues.get(character) ?? Number(character)

function checkDigit(prefixAndSerial: string): number {
  const sum = [...prefixAndSerial].reduce(
    (total, character, place) => total + letterOrDigitValue(character) * 2 ** place,
    0,
  )
  return (sum % 11) % 10
}

export const isContainerNumber = (text: string): boolean =>
  shape.test(text) && checkDigit(text.slice(0, 10)) === Number(text[10])

export const readContainerNumber = (text: string, field = 'containerNumber'): Result<string> =>
  readFormat(text, { clean: plainCode, holds: isContainerNumber }, field)
