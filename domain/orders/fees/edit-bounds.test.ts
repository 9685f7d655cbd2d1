import { expect, test } from 'vitest'
import type { Estimated } from '#domain/quotes/charges/maximum-cost-sliders.ts'
import { truckingOffers } from '#domain/quotes/offers/trucking-offers.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { yuan } from '#domain/values/money.ts'
import { exampleContext } from '#tests/fixtures/quotes.ts'
import { checkQuantities } from './edit-bounds.ts'
import type { FeeEdit } from './fees.ts'
import { atPosition } from './several-services.ts'

/** Two forties on two trucks, with a telex release that was announced. */
const quote: Estimated = (() => {
  const lanes = [{ code: 'L1', version: '1', prices: { '40HQ': '1200' } }]
  const containers = [{ type: '40HQ' as const, count: 2, grossWeightKg: 10_000 }]
  const query = { day: '2026-11-20', lanes, containers, loadingPoints: 1 }
  const made = truckingOffers(query, truckingTariffs.CNSHA, exampleContext)
  const offer = made.ok ? made.value.offers[0] : undefined
  if (!offer) throw new Error('no trucking offer')
  const release = {
    mode: 'ocean',
    fee: 'TLX',
    trigger: 'telex-release',
    params: {},
    unitPrice: yuan('450'),
    unit: 'BL',
    tariff: { code: 'T', version: '1' },
  } as unknown as Estimated['contingentCharges'][number]
  const { contingentCharges } = offer.quote
  return { ...offer.quote, contingentCharges: [...contingentCharges, release], query: { mode: 'trucking' } }
})()
const add = (contingentCharge: string, quantity: string): FeeEdit => ({
  edit: 'add',
  contingentCharge,
  quantity,
})
const change = (lineId: string, quantity: string): FeeEdit => ({
  edit: 'change',
  lineId,
  unitPrice: '1200',
  quantity,
  reason: 'One more',
})
const [haulage] = quote.lines.filter(({ quantity }) => quantity.unit === 'container')

test.each<[FeeEdit, number | null]>([
  [add('TLX.telex-release', '1'), null],
  [add('TLX.telex-release', '2'), 1],
  [add('TLX.telex-release', '99'), 1],
  [add('unknown', '99'), null],
  [{ edit: 'remove', lineId: haulage?.lineId ?? '', reason: 'None' }, null],
  [change(haulage?.lineId ?? '', '2'), null],
  [change(haulage?.lineId ?? '', '3'), 2],
  [change('l99', '3'), null],
])('%o is proposed for at most %s', (edit, most) => {
  const refused = { ok: false, refusal: 'charge-above-count', params: { most } }
  expect(checkQuantities([quote], [edit])).toMatchObject(most === null ? { ok: true } : refused)
})

test('each service has bounds of its own', () => {
  const both = [quote, atPosition(quote, 1)]
  expect(checkQuantities(both, [add('TLX.telex-release', '1'), add('s1.TLX.telex-release', '1')]).ok).toBe(
    true,
  )
  expect(checkQuantities(both, [add('s1.TLX.telex-release', '2')])).toMatchObject({ params: { most: 1 } })
})
