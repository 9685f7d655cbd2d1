import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxPercents } from '#domain/values/tax.ts'
import { exampleAsked, exampleOffers } from './example-quotes.ts'
import { announcedBy } from './fee-line.ts'
import type { Quote } from './quote.ts'
import { boxesFor, laterKey, mostCount, slidersOf, worstCase } from './worst-case.ts'

function quoteOf(service: keyof typeof exampleOffers): Quote {
  const verdict = exampleOffers[service]()
  if (!verdict.ok || !verdict.value.offers[0]) throw new Error('no example')
  return verdict.value.offers[0].quote
}
const services = ['ocean', 'trucking', 'warehouse', 'depot'] as const

const announcedIn = (quote: Quote, trigger: string, subject?: string) => {
  const found = quote.possible.find((one) => one.trigger === trigger && (!subject || one.subject === subject))
  if (!found) throw new Error(`${trigger} is not announced`)
  return found
}

describe('the worst case of a quote', () => {
  test.each(services)('%s: with nothing added it is the quote', (service) => {
    const quote = quoteOf(service)
    expect(worstCase(quote, {})).toEqual({
      taxes: quote.taxes,
      net: quote.net,
      total: quote.total,
      later: [],
      added: { amount: '0.00', currency: 'CNY' },
    })
  })

  test('three days of detention are three times the day, with the tax of the fee', () => {
    const quote = quoteOf('ocean')
    const detention = announcedIn(quote, 'detention', '40HQ')
    const worst = worstCase(quote, { [laterKey(detention)]: 3 })
    const net = Number(detention.unitPrice.amount) * 3
    expect(worst.later[0]?.sum).toEqual({ amount: net.toFixed(2), currency: 'CNY' })
    expect(worst.later[0]?.taxPercent).toBe(taxPercents.forwarding)
    expect(Number(worst.net.amount) - Number(quote.net.amount)).toBeCloseTo(net, 2)
  })

  test('what is charged in dollars comes at the rate of the quote, and ocean fees without tax', () => {
    const quote = quoteOf('ocean')
    const overweight = announcedIn(quote, 'overweight', '20GP')
    const [line] = worstCase(quote, { [laterKey(overweight)]: 1 }).later
    const inYuan = Number(overweight.unitPrice.amount) * Number(exampleAsked.rates.USD?.value)
    expect(line?.sum.currency).toBe('USD')
    expect(Number(line?.standardAmount.amount)).toBeCloseTo(inYuan, 2)
    expect(line?.taxPercent).toBe('0')
  })

  test('without a rate for its currency nothing is added by guess', () => {
    const quote = { ...quoteOf('ocean'), rates: {} }
    const overweight = announcedIn(quote, 'overweight', '20GP')
    expect(worstCase(quote, { [laterKey(overweight)]: 1 }).later).toEqual([])
  })

  test.each([
    [1, '80.00', undefined],
    [18, '1440.00', undefined],
    [19, '1500.00', 'most'],
    [36, '1500.00', 'most'],
  ])('waiting of three vehicles, %i hours in all: %s', (hours, sum, bound) => {
    const quote = quoteOf('trucking')
    const waiting = announcedIn(quote, 'waiting')
    const priced = {
      ...waiting,
      facts: { ...waiting.facts, capPerDay: '500' },
      unitPrice: { amount: '80.00', currency: 'CNY' as const },
    }
    const [line] = worstCase({ ...quote, possible: [priced] }, { [laterKey(priced)]: hours }).later
    expect([line?.sum.amount, line?.bound]).toEqual([sum, bound])
  })

  test.each([
    [1, '300.00', 'least'],
    [3, '300.00', undefined],
    [4, '400.00', undefined],
    [6, '550.00', 'most'],
  ])('%i times 100, at least 300 and at most 550: %s', (count, sum, bound) => {
    const quote = quoteOf('depot')
    const lift = announcedIn(quote, 'another-lift')
    const yuan = (amount: string) => ({ amount, currency: 'CNY' as const })
    const priced = { ...lift, unitPrice: yuan('100.00'), least: yuan('300.00'), most: yuan('550.00') }
    const [line] = worstCase({ ...quote, possible: [priced] }, { [laterKey(priced)]: count }).later
    expect([line?.sum.amount, line?.bound]).toEqual([sum, bound])
  })

  test.each(services)('%s: more of anything never costs less', (service) => {
    const quote = quoteOf(service)
    const some = fc.constantFrom(...quote.possible)
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 30 }), (announced, count) => {
        const [fewer, more] = [count, count + 1].map((n) => worstCase(quote, { [laterKey(announced)]: n }))
        return Number(fewer?.total.amount) <= Number(more?.total.amount)
      }),
    )
  })
})

describe('the sliders', () => {
  test.each(services)('%s: one for every announced charge, each with a name of its own', (service) => {
    const quote = quoteOf(service)
    const keys = slidersOf(quote).map(laterKey)
    expect(new Set(keys).size).toBe(quote.possible.length)
  })

  test('two tariffs may announce the same thing', () => {
    const [one] = quoteOf('depot').possible
    if (!one) throw new Error('nothing announced')
    expect(laterKey(announcedBy('ocean')(one))).not.toBe(laterKey(one))
  })

  test('days and hours come first, a booking that comes to nothing last', () => {
    const triggers = slidersOf(quoteOf('ocean')).map(({ trigger }) => trigger)
    expect(triggers[0]).toBe('detention')
    expect(triggers.at(-1)).toBe('dead-freight')
    expect(triggers.indexOf('waiting')).toBeLessThan(triggers.indexOf('overweight'))
    expect(triggers.indexOf('overweight')).toBeLessThan(triggers.indexOf('telex-release'))
  })

  test('a charge on one type of box goes as far as there are boxes of it', () => {
    const { lines, possible } = quoteOf('ocean')
    const quote = quoteOf('ocean')
    expect(boxesFor({ subject: '40HQ' }, lines)).toBe(3)
    expect(boxesFor({ subject: '20GP' }, lines)).toBe(1)
    expect(boxesFor({}, lines)).toBe(4)
    expect(boxesFor({ subject: 'terminal' }, lines)).toBe(4)
    expect(boxesFor({}, [])).toBe(1)
    expect(mostCount(announcedIn(quote, 'new-seal', '40HQ'), lines)).toBe(3)
    expect(mostCount(announcedIn(quote, 'detention', '40HQ'), lines)).toBe(90)
    expect(mostCount(announcedIn(quote, 'telex-release'), lines)).toBe(5)
    expect(possible.every((one) => mostCount(one, lines) > 0)).toBe(true)
  })
})
