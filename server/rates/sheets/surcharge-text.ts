import { surcharge, surchargeFee } from '#contract/rate-pricing.ts'
import { fieldsOf } from '#domain/rates/fields.ts'
import { paymentTerms, surchargeUnits } from '#domain/rates/sheet-words.data.ts'
import type { Surcharge } from '#domain/tariffs/ocean/ocean-rate.ts'
import { plainAmount } from './plain-amount.ts'

type ContainerPrices = Extract<Surcharge, { per: 'container' }>['price']

const amountText = (price: ContainerPrices): string =>
  typeof price === 'string'
    ? plainAmount(price)
    : Object.entries(price)
        .map(([type, one]) => `${type}=${plainAmount(one ?? '')}`)
        .join(',')

const priceText = (surcharge: Surcharge): string =>
  surcharge.per === 'freight'
    ? `${plainAmount(surcharge.percent)}%`
    : `${amountText(surcharge.price)} ${surcharge.per}`

/** All surcharges of a lane in one cell: `BAF 120 container; PSS 5% collect`. */
export const surchargeText = (surcharges: readonly Surcharge[]): string =>
  surcharges
    .map((one) => [one.fee, priceText(one), ...(one.paymentTerm ? [one.paymentTerm] : [])].join(' '))
    .join('; ')

const byType = (text: string) =>
  Object.fromEntries(
    text.split(',').map((one) => {
      const [type = '', price = ''] = one.split('=')
      return [type.toUpperCase(), plainAmount(price)]
    }),
  )

/** The words of one surcharge; `120/BL` are two words. */
function wordsOf(text: string): SurchargeWords {
  const words = text
    .trim()
    .replaceAll(/\bB\/L\b/gi, 'BL')
    .split(/[\s/]+/)
  const [fee = '', amount = '', ...rest] = words
  const [unit = '', ...more] = amount.endsWith('%') ? ['', ...rest] : rest
  const [term, ...others] = more
  return { fee: fee.toUpperCase(), amount, unit, term, others }
}

type SurchargeWords = {
  readonly fee: string
  readonly amount: string
  readonly unit: string
  readonly term: string | undefined
  readonly others: readonly string[]
}

function readWords({ fee, amount, unit, term, others }: SurchargeWords): unknown {
  if (others.length > 0) return undefined
  const paymentTerm = term === undefined ? {} : { paymentTerm: paymentTerms[term.toLowerCase()] ?? term }
  if (amount.endsWith('%'))
    return { fee, per: 'freight', percent: plainAmount(amount.slice(0, -1)), ...paymentTerm }
  const per = surchargeUnits[unit.toUpperCase()]
  if (per === undefined) return undefined
  const price = amount.includes('=') ? byType(amount) : plainAmount(amount)
  return { fee, per, price, ...paymentTerm }
}

const partsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .split(/[;\n]/)
    .filter((one) => one.trim() !== '')

/** Not validated yet; a text that is no surcharge becomes undefined, which the schema refuses. */
export const readSurcharges = (text: string): unknown[] => partsOf(text).map((one) => readWords(wordsOf(one)))

/** What is wrong with one surcharge: its field, and its text in the cell. */
export type WrongSurcharge = { readonly field: string; readonly text: string }

function wrongWord(words: SurchargeWords): string {
  const { fee, amount, unit, others } = words
  const isShare = amount.endsWith('%')
  if (!surchargeFee.safeParse(fee).success) return 'fee'
  if (others.length === 0 && !isShare && surchargeUnits[unit.toUpperCase()] === undefined) return 'per'
  if (others.length > 0 || surcharge.safeParse(readWords({ ...words, term: undefined })).success)
    return 'paymentTerm'
  return isShare ? 'percent' : 'price'
}

/** The surcharges that the schema refuses, each with the field that is wrong. */
export const wrongSurcharges = (text: string): readonly WrongSurcharge[] =>
  partsOf(text).flatMap((one, index) => {
    const words = wordsOf(one)
    if (surcharge.safeParse(readWords(words)).success) return []
    // The name of a field has no dots or other signs.
    const fee = /^[A-Z]+$/.test(words.fee) ? words.fee : String(index)
    return [{ field: `surcharges.${fee}.${wrongWord(words)}`, text: one.trim() }]
  })

/** The fields of each surcharge by fee, such as `LSS.price`; none where a fee occurs twice. */
export function surchargeFields(text: string): ReadonlyMap<string, string> {
  const surcharges = readSurcharges(text) as readonly Surcharge[]
  const byFee = new Map(surcharges.map(({ fee, ...fields }) => [fee, fields]))
  if (byFee.size < surcharges.length) return new Map()
  return new Map(fieldsOf(Object.fromEntries(byFee)).map(({ path, text }) => [path.join('.'), text]))
}
