import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atPosition } from '#domain/orders/fees/several-services.ts'
import type { Estimated } from '#domain/quotes/charges/maximum-cost-sliders.ts'
import type { QuotedContingentCharge } from '#domain/quotes/fee-line.ts'
import { truckingOffers } from '#domain/quotes/offers/trucking-offers.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { compareMoney, money, sumMoney, yuan } from '#domain/values/money.ts'
import { exampleContext } from '#tests/fixtures/quotes.ts'
import { agreedAdditions, billCharge, isBillable, needsPeriod, priceOfCharge } from './bill-charge.ts'
import {
  answerCharge,
  type ChargeAnswer,
  chargeAnswers,
  isEvidenceOpen,
  type LaterCharge,
  type LaterChargeState,
  laterChargeState,
  laterChargeStates,
  standingCharges,
} from './later-charge.ts'

/** Two light forties on two trucks, in Shanghai. */
const quote: Estimated = (() => {
  const lanes = [{ code: 'L1', version: '1', prices: { '40HQ': '1200' } }]
  const containers = [{ type: '40HQ' as const, count: 2, grossWeightKg: 10_000 }]
  const query = { day: '2026-11-20', lanes, containers, loadingPoints: 1 }
  const made = truckingOffers(query, truckingTariffs.CNSHA, exampleContext)
  if (!made.ok || !made.value.offers[0]) throw new Error('no trucking offer')
  return { ...made.value.offers[0].quote, query: { mode: 'trucking' } }
})()
const keyOf = (trigger: string) => {
  const found = quote.contingentCharges.find((charge) => charge.trigger === trigger)
  if (!found) throw new Error(`${trigger} is not announced`)
  return contingentChargeKey(found)
}

const billedAt = new Date('2026-11-20T08:00:00Z')
const billed = (trigger: string, quantity: string, state: LaterChargeState = 'billed'): LaterCharge => {
  const cost = billCharge([quote], [], { charge: keyOf(trigger), quantity })
  if (!cost.ok) throw new Error(cost.refusal)
  return { ...cost.value, id: 1, billedAt, state }
}

describe('a charge on a running order', () => {
  test('costs what the quote announced, at its tax', () => {
    expect(billed('waiting', '3').confirmed).toMatchObject({
      sum: yuan('240.00'),
      standardAmount: yuan('240.00'),
      taxPercent: '9',
    })
  })

  // 80 an hour, at most 800 a day for each of two trucks.
  test.each([
    ['20', [], true],
    ['20.01', [], false],
    ['10', ['10'], true],
    ['10.01', ['10'], false],
  ] as const)('%s hours after %j of waiting within the cap: %s', (quantity, before, isOk) => {
    const earlier = before.map((hours) => billed('waiting', hours))
    const result = billCharge([quote], earlier, { charge: keyOf('waiting'), quantity })
    expect(result.ok ? 'ok' : result.refusal).toBe(isOk ? 'ok' : 'charge-above-cap')
  })

  test('a withdrawn charge leaves room, a night raises the cap, and what was agreed before counts', () => {
    const most = { charge: keyOf('waiting'), quantity: '20' }
    expect(billCharge([quote], [billed('waiting', '20', 'withdrawn')], most).ok).toBe(true)
    const another = { ...most, quantity: '10' }
    expect(billCharge([quote], [billed('waiting', '20')], another)).toMatchObject({
      refusal: 'charge-above-cap',
      params: { left: '0.00', currency: 'CNY' },
    })
    expect(billCharge([quote], [billed('waiting', '20'), billed('overnight', '1')], another).ok).toBe(true)
    const { contingency, confirmed } = billed('waiting', '20')
    const agreed = agreedAdditions([{ kind: 'added', lineId: 'added.x', contingency, confirmed }])
    expect(billCharge([quote], agreed, another)).toMatchObject({ refusal: 'charge-above-cap' })
  })

  test('is counted for no more trucks than the order has', () => {
    const dryRun = { charge: keyOf('dry-run'), quantity: '1' }
    expect(billCharge([quote], [billed('dry-run', '1')], dryRun).ok).toBe(true)
    expect(billCharge([quote], [billed('dry-run', '2')], dryRun)).toMatchObject({
      refusal: 'charge-above-count',
      params: { most: 2 },
    })
  })

  test('is refused where the quote does not announce it; the cost of cancelling replaces the price instead', () => {
    const refused = (charge: string) => billCharge([quote], [], { charge, quantity: '1' })
    expect(refused('NEW.fee')).toMatchObject({ refusal: 'charge-not-announced', params: { item: 'NEW.fee' } })
    expect(refused(keyOf('cancellation'))).toMatchObject({
      refusal: 'charge-not-announced',
      params: { item: keyOf('cancellation') },
    })
    expect(quote.contingentCharges.filter(isBillable).length).toBe(quote.contingentCharges.length - 1)
  })

  test.each(['', '0', '-1', 'two', '1.001'])('of the quantity "%s" is refused', (quantity) => {
    const result = billCharge([quote], [], { charge: keyOf('waiting'), quantity })
    expect(result).toMatchObject({ refusal: 'invalid-input' })
    expect(!result.ok && Object.keys(result.fields ?? {})).toEqual(['quantity'])
  })

  test('however it is split, waiting never comes to more than its cap', () => {
    const hours = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 8 })
    fc.assert(
      fc.property(hours, (tries) => {
        const kept: LaterCharge[] = []
        for (const [id, count] of tries.entries()) {
          const result = billCharge([quote], kept, { charge: keyOf('waiting'), quantity: String(count) })
          if (result.ok) kept.push({ ...result.value, id, billedAt, state: 'billed' })
        }
        const sum = sumMoney(
          kept.map(({ confirmed }) => confirmed.sum),
          'CNY',
        )
        expect(compareMoney(sum, yuan(1600))).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('by how it was announced', () => {
  const { most: _most, ...waiting } = billed('waiting', '1').contingency
  const charge = (change: Partial<QuotedContingentCharge>): QuotedContingentCharge => ({
    ...waiting,
    params: {},
    ...change,
  })
  const announcing = (...contingentCharges: QuotedContingentCharge[]): Estimated => ({
    ...quote,
    contingentCharges,
  })
  const earlier = (
    contingency: QuotedContingentCharge,
    quantity: string,
    state: LaterChargeState = 'billed',
  ): LaterCharge => {
    const cost = billCharge([announcing(contingency)], [], {
      charge: contingentChargeKey(contingency),
      quantity,
    })
    if (!cost.ok) throw new Error(cost.refusal)
    return { ...cost.value, id: 1, billedAt, state }
  }
  const outcome = (result: ReturnType<typeof billCharge>) =>
    result.ok ? result.value.confirmed.sum.amount : (result.params?.left ?? result.fields ?? result.refusal)
  const bill = (contingency: QuotedContingentCharge, before: readonly LaterCharge[], quantity: string) =>
    outcome(
      billCharge([announcing(contingency)], before, { charge: contingentChargeKey(contingency), quantity }),
    )

  test.each([
    ['detention', true],
    ['demurrage', true],
    ['destination-detention', true],
    ['destination-demurrage', true],
    ['waiting', false],
    ['longer-storage', false],
  ])('%s says for which days: %s', (trigger, expected) => {
    expect(needsPeriod({ trigger, params: {} })).toBe(expected)
  })

  test.each([
    ['waiting', true],
    ['detention', true],
    ['dry-run', true],
    ['cancellation', false],
    ['flat-cancellation', false],
    ['dead-freight', false],
  ])('%s can be billed: %s', (trigger, expected) => {
    expect(isBillable(charge({ trigger }))).toBe(expected)
  })

  // Trucking is taxed with 9 %.
  test.each([
    ['0.335', undefined, '1', '0.34', '0.03', '0.37'],
    ['80', undefined, '2.5', '200.00', '18.00', '218.00'],
    ['80', '200', '2', '200.00', '18.00', '218.00'],
    ['80', '200', '3', '240.00', '21.60', '261.60'],
  ])('%s each, at least %s: %s cost %s, %s and %s', (price, least, quantity, net, tax, gross) => {
    const announced = charge({ unitPrice: yuan(price), ...(least && { least: yuan(least) }) })
    expect(priceOfCharge(announced, quantity)).toEqual({
      net: yuan(net),
      tax: yuan(tax),
      gross: yuan(gross),
      taxPercent: '9',
    })
    expect(bill(announced, [], quantity)).toBe(net)
  })

  test('in another currency it is converted at the rates of its quote', () => {
    const dollars = charge({ unitPrice: money('10', 'USD') })
    expect(earlier(dollars, '3').confirmed).toMatchObject({
      unitPrice: money('10', 'USD'),
      quantity: { amount: '3', unit: 'hour' },
      sum: money('30', 'USD'),
      exchangeRate: { value: '7.1234' },
      standardAmount: yuan('213.70'),
      taxPercent: '9',
    })
    const euros = charge({ unitPrice: money('10', 'EUR') })
    const typed = { charge: contingentChargeKey(euros), quantity: '1' }
    expect(billCharge([announcing(euros)], [], typed)).toMatchObject({
      refusal: 'no-price',
      params: { fee: 'DSF', currency: 'EUR' },
    })
  })

  test('up to its maximum, whatever was billed before and not withdrawn', () => {
    const capped = charge({ unitPrice: yuan(1), most: yuan(100) })
    expect(bill(capped, [], '100')).toBe('100.00')
    expect(bill(capped, [], '100.01')).toBe('100.00')
    const before = [earlier(capped, '60'), earlier(capped, '30', 'withdrawn')]
    expect(bill(capped, before, '40')).toBe('40.00')
    expect(bill(capped, before, '40.01')).toBe('40.00')
    expect(bill(capped, [earlier(capped, '60', 'disputed')], '41')).toBe('40.00')
    // The maximum of another charge is its own.
    expect(bill(capped, [earlier(charge({ trigger: 'washing' }), '60')], '100')).toBe('100.00')
  })

  test('up to the maximum of its fee, with what was quoted and billed of it', () => {
    const [one, other] = ['waiting', 'washing'].map((trigger) =>
      charge({ trigger, unitPrice: yuan(1), most: yuan(100), isMostOfFee: true }),
    )
    if (!one || !other) throw new Error('two charges')
    expect(bill(other, [earlier(one, '60')], '40')).toBe('40.00')
    expect(bill(other, [earlier(one, '60')], '40.01')).toBe('40.00')
    expect(bill(one, [earlier(one, '60')], '40')).toBe('40.00')
    expect(bill(one, [earlier(one, '60', 'withdrawn')], '100')).toBe('100.00')
  })

  // A cap of 800 a day for each of two trucks.
  test.each<[string, string, LaterChargeState, string]>([
    ['overnight', '1', 'billed', '800.00'],
    ['overnight', '2', 'upheld', '1600.00'],
    ['overnight', '1', 'withdrawn', '0.00'],
    ['second-truck', '1', 'billed', '800.00'],
    ['second-truck', '1', 'withdrawn', '0.00'],
    ['washing', '1', 'billed', '0.00'],
  ])('after %s of %s, %s, its cap leaves %s more', (trigger, quantity, state, left) => {
    const perDay = charge({ params: { capPerDay: '800' } })
    const full = earlier(perDay, '20')
    const other: LaterCharge = {
      ...full,
      contingency: charge({ trigger, unit: 'document' }),
      confirmed: { ...full.confirmed, quantity: { amount: quantity, unit: 'document' } },
      state,
    }
    expect(bill(perDay, [full, other], '200')).toBe(left)
  })

  test('containers, trucks, bills and documents are counted, hours are not', () => {
    const weighing = charge({ trigger: 'weighing', unit: 'container' })
    expect(bill(weighing, [], '2')).toBe('160.00')
    expect(bill(weighing, [], '3')).toBe('charge-above-count')
    expect(bill(weighing, [earlier(weighing, '1')], '1')).toBe('80.00')
    expect(bill(weighing, [earlier(weighing, '1')], '2')).toBe('charge-above-count')
    expect(bill(weighing, [earlier(weighing, '2', 'withdrawn')], '2')).toBe('160.00')
    expect(bill(weighing, [earlier(charge({ trigger: 'dirty', unit: 'container' }), '2')], '2')).toBe(
      '160.00',
    )
    const copies = charge({ unit: 'document' })
    expect(bill(copies, [], '5')).toBe('400.00')
    expect(bill(copies, [earlier(copies, '3')], '3')).toBe('charge-above-count')
    const releases = charge({ trigger: 'telex-release', unit: 'BL' })
    expect([bill(releases, [], '1'), bill(releases, [], '99')]).toEqual(['80.00', 'charge-above-count'])
    expect(bill(charge({ unit: 'hour' }), [], '50')).toBe('4000.00')
  })

  test('the bounds of one service are not those of another', () => {
    const capped = charge({ unitPrice: yuan(1), most: yuan(100) })
    const main = announcing(capped)
    const second = atPosition(main, 1)
    const [ofMain, ofSecond] = ['DSF.waiting', 's1.DSF.waiting']
    const full = billCharge([main, second], [], { charge: ofSecond ?? '', quantity: '100' })
    if (!full.ok) throw new Error(full.refusal)
    expect(full.value.contingency.servicePosition).toBe(1)
    const before: LaterCharge[] = [{ ...full.value, id: 1, billedAt, state: 'billed' }]
    const next = (key = '') => outcome(billCharge([main, second], before, { charge: key, quantity: '1' }))
    expect([next(ofMain), next(ofSecond)]).toEqual(['1.00', '0.00'])
    expect(next('s2.DSF.waiting')).toBe('charge-not-announced')
  })

  test('a night of another service does not raise the cap', () => {
    const perDay = charge({ params: { capPerDay: '800' } })
    const night = charge({ trigger: 'overnight', unit: 'document' })
    const main = announcing(perDay, night)
    const quotes = [main, atPosition(main, 1)]
    const bought = (key: string, quantity: string): LaterCharge => {
      const cost = billCharge(quotes, [], { charge: key, quantity })
      if (!cost.ok) throw new Error(cost.refusal)
      return { ...cost.value, id: 1, billedAt, state: 'billed' }
    }
    const full = bought('DSF.waiting', '20')
    const withNight = (key: string) =>
      outcome(billCharge(quotes, [full, bought(key, '1')], { charge: 'DSF.waiting', quantity: '10' }))
    expect([withNight('s1.DSF.overnight'), withNight('DSF.overnight')]).toEqual(['0.00', '800.00'])
  })

  test('of what was agreed, only charges on top count', () => {
    const { contingency, confirmed } = earlier(charge({}), '1')
    const quoted = quote.lines[0]
    if (!quoted) throw new Error('no line')
    expect(
      agreedAdditions([
        { kind: 'saved', lineId: 'l1', quoted, confirmed },
        { kind: 'removed', lineId: 'l2', quoted, reason: 'waived' },
        { kind: 'cancellation', lineId: 'cancellation.x', contingency, confirmed },
        { kind: 'added', lineId: 'added.x', contingency, confirmed },
      ]),
    ).toEqual([{ state: 'upheld', contingency, confirmed }])
  })
})

describe('an answer', () => {
  // By hand: what is open in each state.
  const open: Readonly<Record<LaterChargeState, readonly ChargeAnswer[]>> = {
    billed: ['object', 'withdraw'],
    disputed: ['uphold', 'withdraw'],
    upheld: ['withdraw'],
    withdrawn: [],
  }
  test.each(laterChargeStates)('to a charge that is %s', (state) => {
    const given = chargeAnswers.filter(
      (answer) => answerCharge({ state, billedAt }, { answer, reason: 'x' }, billedAt).ok,
    )
    expect(given).toEqual(open[state])
  })

  test.each([
    ['2026-11-23T07:59:59.999Z', 'ok'],
    ['2026-11-23T08:00:00Z', 'objection-too-late'],
  ])('an objection at %s, three days after billing: %s', (at, expected) => {
    const charge = { state: 'billed', billedAt } as const
    const result = answerCharge(charge, { answer: 'object', reason: 'x' }, new Date(at))
    expect(result.ok ? 'ok' : result.refusal).toBe(expected)
    if (!result.ok) expect(result.params).toEqual({ days: 3 })
    expect(answerCharge(charge, { answer: 'withdraw', reason: 'x' }, new Date(at)).ok).toBe(true)
  })

  test('moves the charge', () => {
    const answered = (state: LaterChargeState, answer: ChargeAnswer) =>
      answerCharge({ state, billedAt }, { answer, reason: 'x' }, billedAt)
    expect(answered('billed', 'object')).toEqual({ ok: true, value: 'disputed' })
    expect(answered('disputed', 'uphold')).toEqual({ ok: true, value: 'upheld' })
    expect(answered('upheld', 'withdraw')).toEqual({ ok: true, value: 'withdrawn' })
    expect(answered('upheld', 'object')).toMatchObject({ refusal: 'charge-settled' })
  })

  test('needs a reason, and the last word counts', () => {
    expect(
      answerCharge({ state: 'billed', billedAt }, { answer: 'object', reason: ' ' }, billedAt),
    ).toMatchObject({
      refusal: 'reason-needed',
    })
    expect(laterChargeState([])).toBe('billed')
    expect(laterChargeState(['object'])).toBe('disputed')
    expect(laterChargeState(['object', 'uphold'])).toBe('upheld')
    expect(laterChargeState(['uphold', 'object'])).toBe('upheld')
    expect(laterChargeState(['withdraw', 'object'])).toBe('withdrawn')
    expect(laterChargeState(['object', 'uphold', 'withdraw'])).toBe('withdrawn')
  })

  test('what is billed or upheld is owed', () => {
    const all = laterChargeStates.map((state) => billed('waiting', '1', state))
    expect(standingCharges(all)).toEqual([all[0]?.confirmed, all[2]?.confirmed])
  })
})

test.each<[LaterChargeState, string, boolean]>([
  ['billed', '2026-11-20T08:00:00Z', true],
  ['billed', '2026-11-23T07:59:59Z', true],
  ['billed', '2026-11-23T08:00:00Z', false],
  ['disputed', '2026-11-20T09:00:00Z', false],
  ['upheld', '2026-11-20T09:00:00Z', false],
  ['withdrawn', '2026-11-20T09:00:00Z', false],
])('evidence of a charge that is %s at %s can be withdrawn: %s', (state, now, isOpen) => {
  expect(isEvidenceOpen({ state, billedAt }, new Date(now))).toBe(isOpen)
})
