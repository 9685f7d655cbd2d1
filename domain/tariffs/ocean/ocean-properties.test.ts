import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { amountOf } from '#domain/tariffs/formula.ts'
import { exact, exactText } from '#domain/values/exact-decimal.ts'
import { money, roundMoney, sumMoney, times } from '#domain/values/money.ts'
import { sampleRate, sampleRequest } from '#tests/fixtures/ocean-requests.ts'
import { deadFreight } from './dead-freight.ts'
import { chargesOcean, contingentOceanCharges } from './ocean-charges.ts'
import type { Surcharge } from './ocean-rate.ts'
import type { AddOnQuery, OceanCharge, OceanRequest } from './ocean-request.ts'
import { oceanTariffs } from './ocean-tariff.data.ts'

const tariff = oceanTariffs.CNTAO
const price = fc.integer({ min: 1, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2))
const share = fc.integer({ min: 1, max: 100_000 }).map((part) => (part / 1000).toFixed(3))
const count = fc.integer({ min: 1, max: 500 })
const surcharge: fc.Arbitrary<Surcharge> = fc.oneof(
  fc.record({ fee: fc.constant('PSS' as const), per: fc.constant('container' as const), price }),
  fc.record({ fee: fc.constant('BAF' as const), per: fc.constantFrom('TEU' as const, 'BL' as const), price }),
  fc.record({ fee: fc.constant('WRS' as const), per: fc.constant('freight' as const), percent: share }),
)
const query: fc.Arbitrary<AddOnQuery> = fc.oneof(
  fc.constantFrom<AddOnQuery>({ kind: 'warehouse-loading' }, { kind: 'delivery', place: 'Rotterdam' }),
  fc.record({ kind: fc.constant('export-customs' as const), declarations: count }),
  fc.record({ kind: fc.constant('storage' as const), cbm: price, days: count }),
)
const request: fc.Arbitrary<OceanRequest> = fc
  .record({
    freight: fc.record({ '20GP': price, '40HQ': price }),
    surcharges: fc.array(surcharge, { maxLength: 5 }),
    counts: fc.tuple(count, count),
    billsOfLading: count,
    addOns: fc.uniqueArray(query, { maxLength: 4, selector: ({ kind }) => kind }),
  })
  .map(({ freight, surcharges, counts: [twenties, forties], billsOfLading, addOns }) => ({
    ...sampleRequest,
    rate: { ...sampleRate, freight, surcharges },
    containers: [
      { type: '20GP', count: twenties },
      { type: '40HQ', count: forties },
    ],
    billsOfLading,
    addOns,
  }))

function linesOf(asked: OceanRequest): readonly OceanCharge[] {
  const result = chargesOcean(asked, tariff)
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.value
}

const total = (lines: readonly OceanCharge[], currency: 'USD' | 'CNY') =>
  exact(
    sumMoney(
      lines.map(({ sum }) => sum).filter((sum) => sum.currency === currency),
      currency,
    ).amount,
  )

test('the sum of a line is its formula, and its unit price times its quantity, rounded once', () => {
  fc.assert(
    fc.property(request, (asked) => {
      for (const { formula, sum, unitPrice, quantity } of linesOf(asked)) {
        expect(roundMoney(money(exactText(amountOf(formula)), sum.currency))).toEqual(sum)
        expect(roundMoney(times(unitPrice, quantity.amount))).toEqual(sum)
      }
    }),
  )
})

test('one more container never costs less', () => {
  fc.assert(
    fc.property(request, fc.nat(1), (asked, which) => {
      const containers = asked.containers.map((containers, index) =>
        index === which ? { ...containers, count: containers.count + 1 } : containers,
      )
      const [before, after] = [linesOf(asked), linesOf({ ...asked, containers })]
      for (const currency of ['USD', 'CNY'] as const)
        expect(total(after, currency).greaterThan(total(before, currency))).toBe(true)
    }),
  )
})

test('another day in the warehouse and another declaration never cost less', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const addOns = asked.addOns.map((each) =>
        'days' in each
          ? { ...each, days: each.days + 1 }
          : 'declarations' in each
            ? { ...each, declarations: each.declarations + 1 }
            : each,
      )
      const [before, after] = [linesOf(asked), linesOf({ ...asked, addOns })]
      expect(total(after, 'CNY').greaterThanOrEqualTo(total(before, 'CNY'))).toBe(true)
    }),
  )
})

test('what could be added has a price above nothing and a name of its own', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const later = contingentOceanCharges(asked, tariff)
      expect(new Set(later.map(contingentChargeKey)).size).toBe(later.length)
      for (const { unitPrice } of later) expect(exact(unitPrice.amount).greaterThan(0)).toBe(true)
    }),
  )
})

test('dead freight stays below the freight', () => {
  fc.assert(
    fc.property(request, ({ rate, containers }) => {
      const dead = deadFreight(rate, containers, tariff)
      if (!dead.ok) throw new Error('no price')
      const freight = containers.map(({ type, count: containers }) =>
        times(money(rate.freight[type] ?? '0', 'USD'), containers),
      )
      expect(total(dead.value, 'USD').lessThanOrEqualTo(sumMoney(freight, 'USD').amount)).toBe(true)
    }),
  )
})

test('the same request has the same answer, byte for byte', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const copy = JSON.parse(JSON.stringify(asked)) as OceanRequest
      expect(JSON.stringify(chargesOcean(copy, tariff))).toBe(JSON.stringify(chargesOcean(asked, tariff)))
    }),
  )
})
