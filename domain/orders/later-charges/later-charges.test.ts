import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Estimated } from '#domain/quotes/charges/maximum-cost-sliders.ts'
import { truckingOffers } from '#domain/quotes/offers/trucking-offers.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { compareMoney, sumMoney, yuan } from '#domain/values/money.ts'
import { exampleContext } from '#tests/fixtures/quotes.ts'
import { agreedAdditions, billCharge, isBillable } from './bill-charge.ts'
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
      fields: { quantity: 'too-large' },
    })
  })

  test('is refused where the quote does not announce it; the cost of cancelling replaces the price instead', () => {
    const refused = (charge: string) => billCharge([quote], [], { charge, quantity: '1' })
    expect(refused('NEW.fee')).toMatchObject({ refusal: 'charge-not-announced', params: { item: 'NEW.fee' } })
    expect(refused(keyOf('cancellation'))).toMatchObject({ refusal: 'charge-not-announced' })
    expect(quote.contingentCharges.filter(isBillable).length).toBe(quote.contingentCharges.length - 1)
  })

  test.each(['', '0', '-1', 'two', '1.001'])('of the quantity "%s" is refused', (quantity) => {
    expect(billCharge([quote], [], { charge: keyOf('waiting'), quantity })).toMatchObject({
      refusal: 'invalid-input',
    })
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
    expect(answerCharge(charge, { answer: 'withdraw', reason: 'x' }, new Date(at)).ok).toBe(true)
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
    expect(laterChargeState(['withdraw', 'object'])).toBe('withdrawn')
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
