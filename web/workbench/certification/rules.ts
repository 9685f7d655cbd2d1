import { homeCountry, readRegistrationNumber } from '#domain/certification/company-number.ts'
import { readVatNumber } from '#domain/certification/vat-number.ts'
import { readCreditCode } from '#domain/values/credit-code.ts'
import { companyNameProblem } from '#domain/values/text-limits.ts'
import {
  type FormValues,
  type Rule,
  type Rules,
  required,
  ruleFromParser,
} from '#web/components/forms/rules.ts'

const isHome = ({ country }: FormValues) => country === homeCountry

const atHome =
  (rule: Rule): Rule =>
  (text, values) =>
    isHome(values) ? rule(text, values) : undefined

const abroad =
  (rule: Rule): Rule =>
  (text, values) =>
    values.country && !isHome(values) ? rule(text, values) : undefined

/** The number of the company as the calls want it. */
export const numberBody = ({ country = '', creditCode = '', registrationNumber = '' }: FormValues) =>
  isHome({ country }) ? { creditCode } : { country, registrationNumber }

/** Spec §5, in the order of the fields on the page. */
export const applicationRules: Rules = {
  country: required,
  companyName: companyNameProblem,
  creditCode: atHome(ruleFromParser(readCreditCode, 'creditCode')),
  registrationNumber: abroad(ruleFromParser(readRegistrationNumber, 'registrationNumber')),
  vatNumber: ruleFromParser(readVatNumber, 'vatNumber'),
  licenceFileId: required,
}
