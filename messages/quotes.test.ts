import { describe, expect, test } from 'vitest'
import { languages } from '#domain/brands/brand.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { sentence, type Texts } from '#domain/language/texts.ts'
import { explainContingentCharge, explainLine, type Translate } from '#domain/quotes/explanation/explain.ts'
import { type FeeLine, lineGroups } from '#domain/quotes/fee-line.ts'
import { tariffModes } from '#domain/quotes/quoted-mode.ts'
import { amountOf, given, greatest, inputsOf, product } from '#domain/tariffs/formula.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { units } from '#domain/values/quantity.ts'
import { exampleOffers } from '#tests/fixtures/quotes.ts'
import { messages } from './messages.ts'

const enQuotes = messages.en.quotes
const enDepot = messages.en['tariff-depot']
const enOcean = messages.en['tariff-ocean']
const enTrucking = messages.en['tariff-trucking']
const enWarehouse = messages.en['tariff-warehouse']
const zhQuotes = messages.zh.quotes
const zhDepot = messages.zh['tariff-depot']
const zhOcean = messages.zh['tariff-ocean']
const zhTrucking = messages.zh['tariff-trucking']
const zhWarehouse = messages.zh['tariff-warehouse']

const texts: Record<'zh' | 'en', Texts> = {
  zh: {
    quotes: zhQuotes,
    'tariff-depot': zhDepot,
    'tariff-ocean': zhOcean,
    'tariff-trucking': zhTrucking,
    'tariff-warehouse': zhWarehouse,
  },
  en: {
    quotes: enQuotes,
    'tariff-depot': enDepot,
    'tariff-ocean': enOcean,
    'tariff-trucking': enTrucking,
    'tariff-warehouse': enWarehouse,
  },
}
const offers = tariffModes.flatMap((service) => {
  const result = exampleOffers[service]()
  if (!result.ok) throw new Error(result.refusal)
  return result.value.offers.map(({ quote }) => ({ service, quote }))
})

const contingentCharges = offers.flatMap(({ quote }) => quote.contingentCharges)

/** Reads the written formula with a grammar of its own, in whole units of a billionth. */
function recompute(text: string): bigint {
  const scale = 1_000_000_000n
  const signs = text.match(/\d+(?:\.\d+)?|[×+%(),]|min|max/g) ?? []
  let at = 0
  const next = () => signs[at++]
  const take = (sign: string) => signs[at] === sign && at++ >= 0
  const number = (digits: string): bigint => {
    const [whole = '0', part = ''] = digits.split('.')
    return BigInt(whole) * scale + BigInt(part.padEnd(9, '0'))
  }
  const list = (): bigint[] => {
    next()
    const values = [sum()]
    while (take(',')) values.push(sum())
    next()
    return values
  }
  const atom = (): bigint => {
    if (signs[at] === '(') return list()[0] ?? 0n
    const sign = next() ?? ''
    if (sign === 'min') return list().reduce((one, other) => (one < other ? one : other))
    if (sign === 'max') return list().reduce((one, other) => (one > other ? one : other))
    return number(sign)
  }
  const factor = (): bigint => {
    const value = atom()
    return take('%') ? value / 100n : value
  }
  const product = (): bigint => {
    let value = factor()
    while (take('×')) value = (value * factor()) / scale
    return value
  }
  function sum(): bigint {
    let value = product()
    while (take('+')) value += product()
    return value
  }
  return sum()
}

/** Money as only the other language has it. */
const otherStyle = { zh: /CNY|\d 元/, en: /¥/ } as const

describe.each(languages)('a quote in %s', (language) => {
  const said = new Set<string>()
  const translate: Translate = (key, params) => {
    said.add(key)
    return sentence(texts[language], language, key, params)
  }

  test('explains every line without a hole', () => {
    for (const { quote } of offers)
      for (const line of quote.lines) {
        const { inputs, ...rest } = explainLine(line, language, translate)
        const said = [...Object.values(rest), ...inputs.flatMap(({ name, value }) => [name, value])]
        for (const text of said) expect(text).not.toMatch(/\{\{|^$/)
        for (const text of [rest.rule, rest.formula]) expect(text).not.toMatch(otherStyle[language])
        expect(rest.tariff).toContain(line.tariff.version)
      }
  })

  test('says of every later charge what it is, when it comes and what it costs', () => {
    for (const charge of contingentCharges) {
      const { name, trigger, price } = explainContingentCharge(charge, language, translate)
      for (const text of [name, trigger, ...price]) expect(text).not.toMatch(/\{\{|^$/)
      for (const bound of [charge.unitPrice, charge.least, charge.most].filter((one) => one !== undefined))
        expect(price.join(translate('quotes.comma'))).toContain(formatMoney(bound, language))
      for (const text of [trigger, ...price]) expect(text).not.toMatch(otherStyle[language])
    }
  })

  test('has a word for every group, service and unit', () => {
    for (const group of [...lineGroups, 'tax']) expect(translate(`quotes.groups.${group}`)).not.toBe('')
    for (const service of tariffModes) expect(translate(`quotes.services.${service}`)).not.toBe('')
    for (const unit of units) expect(translate(`quotes.units.${unit}`)).not.toBe('')
    for (const terms of ['prepaid', 'collect']) expect(translate(`quotes.terms.${terms}`)).not.toBe('')
  })

  test('no sentence stands idle', () => {
    const sentences = Object.entries(texts[language].quotes as Texts).filter(
      ([, text]) => typeof text === 'string',
    )
    expect(sentences.map(([key]) => key).filter((key) => !said.has(`quotes.${key}`))).toEqual([])
  })
})

const english: Translate = (key, params) => sentence(texts.en, 'en', key, params)
const lines = offers.flatMap(({ quote }) => quote.lines)

test('a line that is a share of a price names both tariffs', () => {
  const shares = lines.filter(({ shareTariff }) => shareTariff)
  expect(shares.length).toBeGreaterThan(0)
  for (const line of shares)
    for (const { code, version } of [line.tariff, line.shareTariff ?? line.tariff])
      expect(explainLine(line, 'en', english).tariff).toContain(english('quotes.tariff', { code, version }))
})

test('the written formula recomputes to the amount of the line', () => {
  expect(lines.length).toBeGreaterThan(60)
  for (const line of lines) {
    const { formula } = explainLine(line, 'en', english)
    const [left = '', right = ''] = formula.split(' = ')
    const halfCent = 5_000_000n
    const plain = left.replaceAll(',', '').replaceAll(';', ',')
    const cents = (recompute(plain) + halfCent) / 10_000_000n
    const amount = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
    expect(right).toBe(formatMoney({ amount, currency: line.sum.currency }, 'en'))
  }
})

test('rounding, exchange and tax are said as they were done', () => {
  const rounded = lines.find(({ formula, sum }) => !amountOf(formula).equals(exact(sum.amount)))
  const [yuanLine] = lines
  const dollarLine = lines.find(({ sum }) => sum.currency === 'USD')
  if (!rounded || !yuanLine || !dollarLine) throw new Error('an example of each was expected')
  expect(explainLine(rounded, 'en', english).rounding).toMatch(
    /^Calculated [\d,]+\.\d{3,}, rounded half up to /,
  )
  expect(explainLine(yuanLine, 'en', english)).toMatchObject({
    rounding: 'Exact to the cent; no rounding',
    exchange: 'Priced in CNY; no conversion',
  })
  expect(explainLine(yuanLine, 'en', english).tax).toMatch(/^6% VAT/)
  expect(explainLine(dollarLine, 'en', english).tax).toBe('This charge is VAT exempt')
})

/** The first named figure of the line, with another value. */
const onlyInput = ({ formula }: FeeLine, value: string) => given(inputsOf(formula)[0]?.name ?? '', value)

test('a war risk of 84 dollars says how it became 600 yuan', () => {
  const line = lines.find(({ sum }) => sum.currency === 'USD')
  if (!line) throw new Error('a line in dollars was expected')
  const warRisk: FeeLine = {
    ...line,
    formula: onlyInput(line, '84'),
    sum: { amount: '84.00', currency: 'USD' },
    exchangeRate: { ...line.exchangeRate, value: '7.1428' },
    standardAmount: { amount: '600.00', currency: 'CNY' },
  }
  expect(explainLine(warRisk, 'en', english)).toMatchObject({
    exchange:
      'Converted at 1 USD = 7.1428 CNY (PBOC, 13\u00A0Nov\u00A02026): 84 × 7.1428 = 599.9952, rounded half up to CNY\u00A0600.00',
    rounding: 'Converted amount 599.9952, rounded half up to CNY\u00A0600.00',
  })
  const exactly = { ...warRisk, exchangeRate: { ...line.exchangeRate, value: '7.5' } }
  expect(
    explainLine({ ...exactly, standardAmount: { amount: '630.00', currency: 'CNY' } }, 'en', english),
  ).toMatchObject({
    exchange: 'Converted at 1 USD = 7.5 CNY (PBOC, 13\u00A0Nov\u00A02026): 84 × 7.5 = CNY\u00A0630.00',
    rounding: 'Exact to the cent; no rounding',
  })
})

test('the figures of a formula have thousands separators, and a comma stands for nothing else', () => {
  const [line] = lines
  if (!line) throw new Error('a line was expected')
  const { name = '' } = inputsOf(line.formula)[0] ?? {}
  const formula = greatest(product(given(name, '3'), given(name, '1260.5')), given(name, '12000'))
  const sum = { amount: '12000.00', currency: 'CNY' } as const
  const explained = explainLine({ ...line, formula, sum }, 'en', english)
  expect(explained.formula).toBe('max(3 × 1,260.5; 12,000) = CNY\u00A012,000.00')
  expect(explained.inputs.map(({ value }) => value)).toEqual(['3', '1,260.5', '12,000'])
})

test('an amount in yen, which has no cents, is not called rounded', () => {
  const [line] = lines
  if (!line) throw new Error('a line was expected')
  const yen: FeeLine = {
    ...line,
    formula: onlyInput(line, '5000'),
    sum: { amount: '5000', currency: 'JPY' },
    exchangeRate: { ...line.exchangeRate, from: 'JPY', value: '0.05' },
    standardAmount: { amount: '250.00', currency: 'CNY' },
  }
  expect(explainLine(yen, 'en', english).rounding).toBe('Exact to the cent; no rounding')
})

/** The product of two written decimals, in billionths. */
const exactProduct = (one: string, other: string): bigint => {
  const parts = (text: string) => {
    const [whole = '', part = ''] = text.replaceAll(',', '').split('.')
    return { digits: BigInt(whole + part), decimals: part.length }
  }
  const [a, b] = [parts(one), parts(other)]
  return a.digits * b.digits * 10n ** BigInt(9 - a.decimals - b.decimals)
}

test.each(languages)('every converted line says its conversion and its rounding, in %s', (language) => {
  const translated: Translate = (key, params) => sentence(texts[language], language, key, params)
  const converted = lines.filter(({ exchangeRate }) => exchangeRate.from !== exchangeRate.to)
  expect(converted.length).toBeGreaterThan(15)
  for (const line of converted) {
    const { exchange, rounding } = explainLine(line, language, translated)
    const [, sum = '', rate = ''] = exchange.match(/([\d,.]+) × ([\d.]+) = /) ?? []
    expect(Number(sum.replaceAll(',', ''))).toBe(Number(line.sum.amount))
    expect(rate).toBe(line.exchangeRate.value)
    const product = exactProduct(sum, rate)
    const cents = (product + 5_000_000n) / 10_000_000n
    const amount = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
    const result = formatMoney({ amount, currency: 'CNY' }, language)
    expect(exchange.endsWith(result)).toBe(true)
    const isRounded = product % 10_000_000n !== 0n
    const unrounded = translated('quotes.unrounded')
    if (isRounded) {
      const calculated =
        exchange
          .split(' = ')
          .at(-1)
          ?.match(/[\d,]+\.\d{3,}/)?.[0] ?? ''
      expect(exactProduct(calculated, '1')).toBe(product)
      expect(rounding).not.toContain(unrounded)
      expect(rounding).toContain(calculated)
      expect(rounding).toContain(result)
    }
  }
})

test('money is written with its currency first and its thousands apart, as everywhere', () => {
  const [one] = contingentCharges
  if (!one) throw new Error('nothing announced')
  const dear = { ...one, unit: 'BL', unitPrice: { amount: '2232.00', currency: 'USD' } } as const
  const { least: _least, most: _most, ...plain } = dear
  expect(explainContingentCharge(plain, 'en', english).price).toEqual([
    'USD\u00A02,232.00 per bill of lading',
  ])
})
