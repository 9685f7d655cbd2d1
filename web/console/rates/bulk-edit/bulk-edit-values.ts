import type { CallInput } from '#contract/client.ts'
import { type PriceStep, priceSteps } from '#domain/rates/bulk-edit.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { amountDigits, decimalPattern, shareDigits } from '#domain/values/decimal-digits.ts'
import { decimalRange } from '#web/components/forms/number-range.ts'
import { type FormValues, type Rule, type Rules, withRange } from '#web/components/forms/rules.ts'
import { readCompanies } from '#web/console/rates/form/scope-fields.tsx'

type Change = CallInput<'POST /api/console/rates/edit'>['body']['change']
type Surcharge = Extract<Change['surcharge'], { set: unknown }>['set']

export const priceMoves = [
  'raise-percent',
  'lower-percent',
  'raise-amount',
  'lower-amount',
  'set-amount',
] as const
export const surchargeMoves = ['set', 'remove'] as const
export const surchargeUnits = ['container', 'TEU', 'BL', 'freight'] as const
export const audienceMoves = ['public', 'companies'] as const
export const usualStep: PriceStep = '1'

/** The name of the checkbox of a container type. */
export const typeField = (type: string): string => `types.${type}`

const digitsOf = (isShare: boolean) => (isShare ? shareDigits : amountDigits)

/** A positive number with the digits of a percentage or of an amount, where the field is shown. */
const number = (isShown: (values: FormValues) => boolean, isShare: (values: FormValues) => boolean): Rule =>
  withRange(
    (text, values) => {
      if (!isShown(values)) return undefined
      if (text.trim() === '') return 'required'
      return new RegExp(decimalPattern(digitsOf(isShare(values)))).test(text.trim())
        ? undefined
        : 'wrong-format'
    },
    (values) => decimalRange(digitsOf(isShare(values))),
  )

export const changesPrices = ({ prices = '' }: FormValues): boolean => prices !== ''
export const setsSurcharge = ({ surcharge = '' }: FormValues): boolean => surcharge === 'set'
export const setsPrice = ({ prices = '' }: FormValues): boolean => prices === 'set-amount'
const isPercent = ({ prices = '' }: FormValues) => prices.endsWith('percent')
export const isShareOfFreight = ({ per = '' }: FormValues): boolean => per === 'freight'

const validTo: Rule = (text, { validFrom = '' }) =>
  text !== '' && validFrom !== '' && validFrom > text ? 'inconsistent' : undefined

export const namesCompanies = ({ audience = '' }: FormValues): boolean => audience === 'companies'

const changesNothing = ({ prices, validFrom, validTo, surcharge, audience }: FormValues) =>
  !prices && !validFrom && !validTo && !surcharge && !audience

export const bulkEditRules: Rules = {
  prices: (_, values) => (changesNothing(values) ? 'required' : undefined),
  value: number(changesPrices, isPercent),
  // Several types never have the same price.
  setType: (text, values) => (setsPrice(values) && text === '' ? 'required' : undefined),
  validTo,
  fee: (text, { surcharge = '' }) => (surcharge !== '' && text === '' ? 'required' : undefined),
  amount: number(setsSurcharge, isShareOfFreight),
  companies: (text, values) => (namesCompanies(values) && text === '' ? 'required' : undefined),
}

function readSurcharge(values: FormValues): Change['surcharge'] {
  const { surcharge = '', fee = '', per = '', amount = '', paymentTerm = '' } = values
  if (surcharge === '') return undefined
  if (surcharge === 'remove') return { remove: fee as Surcharge['fee'] }
  const price = isShareOfFreight(values) ? { percent: amount.trim() } : { price: amount.trim() }
  return { set: { fee, per, ...price, ...(paymentTerm && { paymentTerm }) } as Surcharge }
}

/** How prices change, and of which container types; null for all that have a price. */
function readPrices(values: FormValues): Change['prices'] {
  const { prices = '', value = '', step = usualStep, setType = '' } = values
  if (prices === '') return undefined
  const rounded = priceSteps.find((known) => known === step) ?? usualStep
  const asType = containerTypeCodes.filter((type) => type === setType)
  if (setsPrice(values)) return { by: 'set', value: value.trim(), step: rounded, types: asType }
  const types = containerTypeCodes.filter((type) => values[typeField(type)] !== undefined)
  const sign = prices.startsWith('lower') ? '-' : ''
  return {
    by: isPercent(values) ? 'percent' : 'amount',
    value: `${sign}${value.trim()}`,
    step: rounded,
    types: types.length > 0 ? types : null,
  }
}

/** What the form changes; the rules have checked its fields. */
export function readChange(values: FormValues): Change {
  const { validFrom = '', validTo = '', audience = '' } = values
  const prices = readPrices(values)
  const surcharge = readSurcharge(values)
  return {
    ...(prices && { prices }),
    ...(validFrom && { validFrom }),
    ...(validTo && { validTo }),
    ...(surcharge && { surcharge }),
    ...(audience && { companies: namesCompanies(values) ? [...(readCompanies(values) ?? [])] : null }),
  }
}
