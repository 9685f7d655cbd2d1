import { fieldsOf } from '#domain/rates/fields.ts'
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

const units = new Map(['container', 'TEU', 'BL'].map((unit) => [unit.toUpperCase(), unit]))

const byType = (text: string) =>
  Object.fromEntries(
    text.split(',').map((one) => {
      const [type = '', price = ''] = one.split('=')
      return [type.toUpperCase(), plainAmount(price)]
    }),
  )

function readSurcharge(text: string): unknown {
  const [fee = '', amount = '', ...rest] = text.trim().split(/\s+/)
  const head = { fee: fee.toUpperCase() }
  const paymentTerm = (text: string | undefined) =>
    text === undefined ? {} : { paymentTerm: text.toLowerCase() }
  if (amount.endsWith('%')) {
    const [given, ...more] = rest
    return more.length > 0
      ? undefined
      : { ...head, per: 'freight', percent: plainAmount(amount.slice(0, -1)), ...paymentTerm(given) }
  }
  const [unit = '', given, ...more] = rest
  const per = units.get(unit.toUpperCase())
  if (per === undefined || more.length > 0) return undefined
  const price = amount.includes('=') ? byType(amount) : plainAmount(amount)
  return { ...head, per, price, ...paymentTerm(given) }
}

/** Not validated yet; a text that is no surcharge becomes undefined, which the schema refuses. */
export const readSurcharges = (text: string): unknown[] =>
  text
    .normalize('NFKC')
    .split(/[;\n]/)
    .filter((one) => one.trim() !== '')
    .map(readSurcharge)

/** The fields of each surcharge by fee, such as `LSS.price`; none where a fee occurs twice. */
export function surchargeFields(text: string): ReadonlyMap<string, string> {
  const surcharges = readSurcharges(text) as readonly Surcharge[]
  const byFee = new Map(surcharges.map(({ fee, ...fields }) => [fee, fields]))
  if (byFee.size < surcharges.length) return new Map()
  return new Map(fieldsOf(Object.fromEntries(byFee)).map(({ path, text }) => [path.join('.'), text]))
}
