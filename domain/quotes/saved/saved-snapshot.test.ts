import { describe, expect, test } from 'vitest'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import { canonicalText } from '#domain/quotes/query/canonical.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import { tariffModes } from '#domain/quotes/quoted-mode.ts'
import { endOfValidDay } from '#domain/quotes/validity.ts'
import { yuan } from '#domain/values/money.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import firstSnapshots from '#tests/fixtures/first-snapshots.json' with { type: 'json' }
import { exampleBooking, exampleOffers, exampleStay } from '#tests/fixtures/quotes.ts'
import seventhSnapshots from '#tests/fixtures/seventh-snapshots.json' with { type: 'json' }
import sixthSnapshots from '#tests/fixtures/sixth-snapshots.json' with { type: 'json' }
import thirdSnapshots from '#tests/fixtures/third-snapshots.json' with { type: 'json' }
import { formatSnapshot, readSavedQuery, readSnapshot, toSavedQuery } from './saved-snapshot.ts'

function exampleOffer(mode: (typeof tariffModes)[number]): Offer {
  const made = exampleOffers[mode]()
  if (!made.ok || !made.value.offers[0]) throw new Error(`${mode} has no offer`)
  return made.value.offers[0]
}

/** The offer of the sixth version: rules that change later do not change what was saved. */
const savedOffer = (mode: (typeof tariffModes)[number]): Offer => readSnapshot(sixthSnapshots[mode])

/** Offers of the first versions named the tariff of the port on the lines of a lane. */
function namingPortTariff(offer: Offer): Offer {
  const port = offer.quote.lines.find(({ shareTariff }) => shareTariff)?.shareTariff
  if (!port) return offer
  const lines = offer.quote.lines.map(({ shareTariff: _port, ...line }) => ({ ...line, tariff: port }))
  return { ...offer, quote: { ...offer.quote, lines, tariffs: [port] } }
}

/** Before the sixth version a quote was valid until a day. */
const untilDay = ({ validUntil }: Offer) => ({ validUntil: shanghaiDay(new Date(validUntil)) })

/** Before the ninth version the days of several containers were counted as days. */
const inContainerDays = (quote: object): object =>
  JSON.parse(
    JSON.stringify(quote, (_name, part) => {
      if (!['STORAGE', 'PLUG', 'DET', 'DEM', 'DDM', 'DDT'].includes(part?.fee)) return part
      return part.quantity
        ? { ...part, quantity: { ...part.quantity, unit: 'container-day' } }
        : { ...part, unit: 'container-day' }
    }),
  )

const plain = (value: object): unknown => JSON.parse(JSON.stringify(value))

describe('a snapshot of the first version', () => {
  test.each(tariffModes)('%s: reads as the same offer of the sixth version', (mode) => {
    expect(readSnapshot(firstSnapshots[mode])).toEqual({
      ...(plain(namingPortTariff(savedOffer(mode))) as object),
      validUntil: endOfValidDay(JSON.parse(firstSnapshots[mode]).validUntil),
    })
  })

  test('keeps today’s names out of the stored bytes, so that the fixture is really the old shape', () => {
    for (const text of Object.values(firstSnapshots)) {
      expect(text).toContain('"subject":{')
      expect(text).toContain('"possible":[')
      expect(text).not.toMatch(
        /"(item|params|mode|paymentTerm|contingentCharges|exchangeRates?|version)":[^"]*[[{]/,
      )
    }
  })

  test('a minimum charge of a warehouse names the amount that was calculated', () => {
    const old = JSON.parse(firstSnapshots.warehouse)
    const lines = [{ ...old.quote.lines[0], rule: 'minimum', facts: { reckoned: '35.00', least: '50' } }]
    const read = readSnapshot(canonicalText({ ...old, quote: { ...old.quote, lines } }))
    expect(read.quote.lines[0]?.params).toEqual({ calculated: '35.00', least: '50' })
  })

  test('a dry run and a cleaning have the keys under which messages explain them', () => {
    const triggers = readSnapshot(firstSnapshots.trucking).quote.contingentCharges.map(
      ({ trigger }) => trigger,
    )
    expect(triggers).toContain('dry-run')
    expect(readSnapshot(firstSnapshots.depot).quote.lines.map(({ rule }) => rule)).toContain('cleaning')
  })

  test('the liner service of a sailing is kept', () => {
    const old = JSON.parse(firstSnapshots.ocean)
    const sailing = { ...old.subject.sailing, service: 'QE1' }
    const read = readSnapshot(canonicalText({ ...old, subject: { ...old.subject, sailing } }))
    expect(read.item).toMatchObject({ sailing: { linerService: 'QE1' } })
    expect(JSON.stringify(read.item)).not.toContain('"service"')
  })
})

test('a snapshot of the second version: modes, payment terms, liner services and exchange rates had other names', () => {
  const { mode, item, quote, ...offer } = savedOffer('ocean')
  const { lines, exchangeRates: rates, ...rest } = quote
  const old = {
    ...offer,
    ...untilDay(savedOffer('ocean')),
    service: mode,
    item: { ...item, sailing: { vessel: 'V', voyage: '1', departsOn: '2026-12-01', service: 'QE1' } },
    quote: {
      ...rest,
      rates,
      lines: lines.map(({ mode: service, paymentTerm: terms, exchangeRate: rate, ...line }) => ({
        ...line,
        service,
        terms,
        rate,
      })),
      contingentCharges: quote.contingentCharges.map(({ mode: service, ...one }) => ({ ...one, service })),
    },
  }
  expect(readSnapshot(canonicalText(old))).toEqual(
    plain({
      ...savedOffer('ocean'),
      item: { ...item, sailing: { vessel: 'V', voyage: '1', departsOn: '2026-12-01', linerService: 'QE1' } },
    }),
  )
})

describe('a snapshot of the third version', () => {
  test('reads as the same offer of the sixth version', () => {
    expect(readSnapshot(thirdSnapshots.ocean)).toEqual(plain(savedOffer('ocean')))
  })

  test('keeps today’s names out of the stored bytes, so that the fixture is really the old shape', () => {
    expect(thirdSnapshots.ocean).toContain('"rate":{')
    expect(thirdSnapshots.ocean).toContain('"rates":{')
    expect(thirdSnapshots.ocean).toContain('"version":3')
    expect(thirdSnapshots.ocean).not.toContain('exchangeRate')
  })
})

test('a snapshot of the fourth version: the rules for the price of a trucking lane had other keys', () => {
  const offer = savedOffer('trucking')
  expect(offer.quote.lines[0]?.rule).toBe('lane-price')
  const saved = (older: string, newer: string) => {
    const [first, ...others] = offer.quote.lines
    const of = (rule: string) => ({
      ...offer,
      quote: { ...offer.quote, lines: [{ ...first, rule }, ...others] },
    })
    return [canonicalText({ ...of(older), ...untilDay(offer), version: 4 }), plain(of(newer))] as const
  }
  for (const [text, today] of [
    saved('haulage', 'lane-price'),
    saved('haulage-before-toll', 'lane-price-before-toll'),
  ])
    expect(readSnapshot(text)).toEqual(today)
})

test('a snapshot of the fifth version is valid until the end of its last day', () => {
  const text = canonicalText({ ...savedOffer('depot'), validUntil: '2026-11-22', version: 5 })
  expect(readSnapshot(text).validUntil).toBe('2026-11-22T15:59:59.000Z')
})

describe('a snapshot of the sixth version', () => {
  test.each(tariffModes)('%s: keeps all that was saved', (mode) => {
    const { version, quote, ...saved } = JSON.parse(sixthSnapshots[mode])
    const read = readSnapshot(sixthSnapshots[mode])
    expect(version).toBe(6)
    expect(quote).not.toHaveProperty('payers')
    expect(read).toMatchObject({ ...saved, quote: inContainerDays(quote) })
    expect(read.quote.perType).toEqual([])
  })

  test('has a total for each payer; without collect lines the shipper pays all', () => {
    const { total, net, taxes, payers } = savedOffer('ocean').quote
    expect(payers.shipper).toEqual({ total, net, taxes })
    expect(payers.consignee).toEqual({ total: yuan('0'), net: yuan('0'), taxes: [] })
  })

  test('the consignee pays the collect lines, the shipper the rest of the saved total to the cent', () => {
    const saved = JSON.parse(sixthSnapshots.ocean)
    const of = (fee: string, paymentTerm: string) => ({ fee, paymentTerm })
    const line = (head: object, amount: string) => ({
      ...saved.quote.lines[0],
      ...head,
      standardAmount: yuan(amount),
      taxPercent: '6',
    })
    const quote = {
      ...saved.quote,
      lines: [line(of('THC', 'prepaid'), '0.09'), line(of('DOC', 'collect'), '0.08')],
      // 6 % of 0.17 is 0.0102, of 0.09 alone 0.0054 and of 0.08 alone 0.0048.
      net: yuan('0.17'),
      taxes: [{ percent: '6', net: yuan('0.17'), tax: yuan('0.01') }],
      total: yuan('0.18'),
    }
    const { payers } = readSnapshot(canonicalText({ ...saved, quote })).quote
    expect(payers).toEqual({
      shipper: {
        net: yuan('0.09'),
        taxes: [{ percent: '6', net: yuan('0.09'), tax: yuan('0.01') }],
        total: yuan('0.10'),
      },
      consignee: {
        net: yuan('0.08'),
        taxes: [{ percent: '6', net: yuan('0.08'), tax: yuan('0.00') }],
        total: yuan('0.08'),
      },
    })
  })
})

test.each(tariffModes)(
  '%s: a snapshot of the seventh version keeps all that was saved and states no terms',
  (mode) => {
    const { version, ...saved } = JSON.parse(seventhSnapshots[mode])
    expect(version).toBe(7)
    expect(saved.quote).not.toHaveProperty('terms')
    expect(readSnapshot(seventhSnapshots[mode])).toEqual({
      ...saved,
      quote: { ...inContainerDays(saved.quote), terms: null },
    })
  },
)

describe('a snapshot of the eighth version', () => {
  const unitsIn = (offer: Offer) => [
    ...offer.quote.lines.map(({ fee, quantity }) => `${fee} ${quantity.unit}`),
    ...offer.quote.contingentCharges.map(({ fee, unit }) => `${fee} ${unit}`),
  ]
  const eighth = (mode: (typeof tariffModes)[number], change: object = {}) => {
    const saved = JSON.parse(seventhSnapshots[mode])
    const lines = saved.quote.lines.map((line: object) => ({ ...line, ...change }))
    return canonicalText({ ...saved, quote: { ...saved.quote, lines, terms: null }, version: 8 })
  }

  test('counts the days of containers in a depot as container-days', () => {
    const units = unitsIn(readSnapshot(eighth('depot')))
    expect(units).toContain('STORAGE container-day')
    expect(units).toContain('PLUG container-day')
    expect(units.filter((unit) => unit.endsWith(' day'))).toEqual([])
  })

  test('keeps the days of goods in a warehouse, and those that staff counted', () => {
    expect(unitsIn(readSnapshot(eighth('warehouse')))).toContain('CCF day')
    expect(unitsIn(readSnapshot(eighth('depot', { mode: 'agreed' })))).toContain('STORAGE day')
  })

  test('counts the days after free time of sea containers as container-days', () => {
    const saved = JSON.parse(seventhSnapshots.ocean)
    const [charge] = saved.quote.contingentCharges
    const contingentCharges = ['DET', 'DEM', 'DDM', 'DDT', 'CCF'].map((fee) => ({
      ...charge,
      mode: 'ocean',
      fee,
      unit: 'day',
    }))
    const text = canonicalText({
      ...saved,
      quote: { ...saved.quote, lines: [], contingentCharges, terms: null },
      version: 8,
    })
    expect(unitsIn(readSnapshot(text))).toEqual([
      'DET container-day',
      'DEM container-day',
      'DDM container-day',
      'DDT container-day',
      'CCF day',
    ])
  })

  test('keeps the amounts', () => {
    const amounts = (offer: Offer) => offer.quote.lines.map(({ quantity }) => quantity.amount)
    expect(amounts(readSnapshot(eighth('depot')))).toEqual(
      JSON.parse(seventhSnapshots.depot).quote.lines.map(
        ({ quantity }: { quantity: { amount: string } }) => quantity.amount,
      ),
    )
  })
})

test.each(tariffModes)('%s: an offer that is written and read is the same offer', (mode) => {
  expect(readSnapshot(formatSnapshot(exampleOffer(mode)))).toEqual(plain(exampleOffer(mode)))
})

test('a snapshot of a later version is refused, not misread', () => {
  const text = canonicalText({ ...exampleOffer('depot'), version: 99 })
  expect(() => readSnapshot(text)).toThrow('newer than this program')
})

describe('a saved query', () => {
  const { company: _company, ...booking } = exampleBooking
  const ocean: QuoteQuery = { mode: 'ocean', contractOnly: false, ...booking }
  const depot: QuoteQuery = { mode: 'depot', port: 'CNTAO', ...exampleStay }

  test('of the first version has its mode, payment terms and add-ons under their new names', () => {
    const { paymentTerms, addOns: _addOns, mode: _mode, ...query } = ocean
    const services = [
      { service: 'trucking' },
      { service: 'export-customs', declarations: 2 },
      { service: 'insurance', cargoValue: '350000' },
      { service: 'storage', cbm: '10.5', days: 3 },
    ]
    // Trucking had no district.
    const addOns = ocean.addOns.map((addOn) => (addOn.kind === 'trucking' ? { kind: addOn.kind } : addOn))
    const read = readSavedQuery({ ...query, service: 'ocean', terms: paymentTerms, services })
    expect(read).toEqual({ ...ocean, addOns })
  })

  test('of the first version for a depot counts cleanings', () => {
    const { mode: _mode, cleanings, ...query } = depot
    expect(readSavedQuery({ ...query, service: 'depot', washings: cleanings })).toEqual(depot)
  })

  test.each([ocean, depot])('for $mode that is written and read is the same query', (query) => {
    expect(readSavedQuery(toSavedQuery(query))).toEqual(query)
    expect(toSavedQuery(query).version).toBe(2)
  })
})
