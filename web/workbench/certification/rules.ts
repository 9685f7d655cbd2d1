import { readVatNumber } from '#domain/certification/vat-number.ts'
import { readCreditCode } from '#domain/values/credit-code.ts'
import { companyNameProblem } from '#domain/values/text-limits.ts'
import { type Rules, required, ruleFromParser } from '#web/components/forms/rules.ts'

/** Spec §5, in the order of the fields on the page. */
export const applicationRules: Rules = {
  companyName: companyNameProblem,
  creditCode: ruleFromParser(readCreditCode, 'creditCode'),
  vatNumber: ruleFromParser(readVatNumber, 'vatNumber'),
  licenceFileId: required,
}
