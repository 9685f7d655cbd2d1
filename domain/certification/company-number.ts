import { countryCodes } from '#domain/places/countries.data.ts'
import { readCreditCode } from '#domain/values/credit-code.ts'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import { plainCode, readFormat } from '#domain/values/typed-text.ts'

/** Mainland China: its companies have a unified social credit code. */
export const homeCountry = 'CN'

/** The credit code of a company of mainland China; of any other, its number in the register of its country. */
export type CompanyNumber = {
  readonly country: string
  readonly creditCode: string | null
  readonly registrationNumber: string | null
}

/** Without a country it is mainland China. */
export type TypedCompanyNumber = {
  readonly country?: string | undefined
  readonly creditCode?: string | undefined
  readonly registrationNumber?: string | undefined
}

/** At least one digit. */
const shape = /^(?=.*\d)[A-Z0-9]{3,30}$/

/** Registers write one number with and without signs and accents: `HRB 12.345`, `São Paulo 35/2`. */
const plainNumber = (text: string): string =>
  plainCode(text)
    .normalize('NFD')
    .replace(/[\p{Mn}./]/gu, '')

export const readRegistrationNumber = (text: string): Result<string> =>
  readFormat(text, { clean: plainNumber, holds: (cleaned) => shape.test(cleaned) }, 'registrationNumber')

const isTyped = (text: string | undefined) => text !== undefined && text.trim() !== ''

function readHome({ creditCode, registrationNumber }: TypedCompanyNumber): Result<CompanyNumber> {
  if (isTyped(registrationNumber)) return invalidFields({ registrationNumber: 'inconsistent' })
  const code = readCreditCode(creditCode ?? '')
  return code.ok ? ok({ country: homeCountry, creditCode: code.value, registrationNumber: null }) : code
}

export function readCompanyNumber(typed: TypedCompanyNumber): Result<CompanyNumber> {
  const country = plainCode(typed.country ?? homeCountry)
  if (country === '') return invalidFields({ country: 'required' })
  if (!countryCodes.includes(country)) return invalidFields({ country: 'unknown-value' })
  if (country === homeCountry) return readHome(typed)
  if (isTyped(typed.creditCode)) return invalidFields({ creditCode: 'inconsistent' })
  const number = readRegistrationNumber(typed.registrationNumber ?? '')
  return number.ok ? ok({ country, creditCode: null, registrationNumber: number.value }) : number
}

/** Two countries may give the same number. */
export const hasSameNumber = (one: CompanyNumber, other: CompanyNumber): boolean =>
  plainCode(numberText(one)) === plainCode(numberText(other))

/** As lists and sheets show it: a number from abroad with its country. */
export const numberText = ({ country, creditCode, registrationNumber }: CompanyNumber): string =>
  creditCode ?? `${country} ${registrationNumber}`
