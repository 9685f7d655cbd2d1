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
  surcharges.map((one) => [one.fee, priceText(one), ...(one.terms ? [one.terms] : [])].join(' ')).join('; ')

const units = new Map(['container', 'TEU', 'BL'].map((unit) => [unit.toUpperCase(), unit]))

const byType = (text: string) =>
  Object.fromEntries(
    text.split(',').map((one) => {
      const [type = '', price = ''] = one.split('=')
      return [type.toUpperCase(), plainAmount(price)]
    }),
  )

function readOne(text: string): unknown {
  const [fee = '', amount = '', ...rest] = text.trim().split(/\s+/)
  const head = { fee: fee.toUpperCase() }
  const terms = (given: string | undefined) => (given === undefined ? {} : { terms: given.toLowerCase() })
  if (amount.endsWith('%')) {
    const [given, ...more] = rest
    return more.length > 0
      ? undefined
      : { ...head, per: 'freight', percent: plainAmount(amount.slice(0, -1)), ...terms(given) }
  }
  const [unit = '', given, ...more] = rest
  const per = units.get(unit.toUpperCase())
  if (per === undefined || more.length > 0) return undefined
  const price = amount.includes('=') ? byType(amount) : plainAmount(amount)
  return { ...head, per, price, ...terms(given) }
}

/** Still to be held to the shape of the terms: a part that is no surcharge is nothing at all. */
export const readSurcharges = (text: string): unknown[] =>
  text
    .normalize('NFKC')
    .split(/[;\n]/)
    .filter((one) => one.trim() !== '')
    .map(readOne)
