import type { StaffLaterCharge } from '#contract/staff-offers.ts'
import {
  conditionLength,
  conditionProblem,
  isRepeatedCharge,
  type LaterTrigger,
  laterTriggers,
  mostLaterCharges,
} from '#domain/quotes/charges/later-charge.ts'
import { allRules, type FormValues, maxLength, type Rule, type Rules } from '#web/components/forms/rules.ts'
import { currencyIn, feeIn, feeRule, priceRule } from './answer-lines.ts'

export const laterField = (at: number, name: keyof StaffLaterCharge): string => `later.${at}.${name}`

/** As it is typed: the charge may not be one yet. */
export type TypedLater = Omit<StaffLaterCharge, 'fee'> & { readonly fee: string }

export const triggerIn = (values: FormValues, at: number): LaterTrigger | undefined =>
  laterTriggers.find((one) => one === values[laterField(at, 'trigger')])

const textIn = (values: FormValues, at: number, name: keyof StaffLaterCharge): string =>
  (values[laterField(at, name)] ?? '').trim()

const rowsOf = (values: FormValues) =>
  Array.from({ length: mostLaterCharges }, (_, at) => at).filter((at) => laterField(at, 'trigger') in values)

/** The later charges of a form that was filled in before. */
export const laterIn = (values: FormValues): readonly TypedLater[] =>
  rowsOf(values).map((at) => ({
    fee: textIn(values, at, 'fee'),
    trigger: triggerIn(values, at) ?? laterTriggers[0],
    unitPrice: textIn(values, at, 'unitPrice'),
    currency: currencyIn(values, laterField(at, 'currency')),
    condition: textIn(values, at, 'condition') || undefined,
  }))

const repeatedRule =
  (at: number): Rule =>
  (_, values) => {
    const named = rowsOf(values).map((row) => ({
      fee: feeIn(values, laterField(row, 'fee')),
      trigger: triggerIn(values, row),
    }))
    return isRepeatedCharge(named, at) ? 'inconsistent' : undefined
  }

const conditionRule =
  (at: number): Rule =>
  (text, values) =>
    conditionProblem(triggerIn(values, at), text.trim() || undefined)

const priceRuleAt = (at: number): Rule =>
  priceRule({ fee: laterField(at, 'fee'), currency: laterField(at, 'currency') })

export const laterRules = (rows: number): Rules =>
  Object.fromEntries(
    Array.from({ length: rows }, (_, at) => [
      [laterField(at, 'fee'), allRules(feeRule, repeatedRule(at))],
      [laterField(at, 'unitPrice'), priceRuleAt(at)],
      [laterField(at, 'condition'), allRules(conditionRule(at), maxLength(conditionLength))],
    ]).flat(),
  )

/** Once the rules hold. */
export const typedLater = (values: FormValues, rows: number): readonly StaffLaterCharge[] =>
  Array.from({ length: rows }, (_, at) => at).flatMap((at) => {
    const [fee, trigger] = [feeIn(values, laterField(at, 'fee')), triggerIn(values, at)]
    if (!fee || !trigger) return []
    const condition = textIn(values, at, 'condition')
    const currency = currencyIn(values, laterField(at, 'currency'))
    return [
      {
        fee,
        trigger,
        unitPrice: textIn(values, at, 'unitPrice'),
        ...(currency && { currency }),
        ...(trigger === 'described' && { condition }),
      },
    ]
  })
