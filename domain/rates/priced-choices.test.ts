import { expect, test } from 'vitest'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'
import { isDeliveryOnRequest, typesOnRequest, workOnRequest } from './on-request.ts'
import { type PricedType, pricedChoices, pricedWork } from './priced-choices.ts'

const sea = (port: string, type: PricedType['type']): PricedType => ({
  kind: 'ocean-lane',
  port,
  pickUpPlace: null,
  type,
})
const road: PricedType = { kind: 'trucking-lane', port: 'CNSHA', pickUpPlace: 'SPICT', type: '40HQ' }
const tariff = oceanTariffs.CNSHA
const tariffs = { ocean: [tariff], trucking: [truckingTariffs.CNSHA] }
const priced = pricedChoices(
  [sea('CNSHA', '20GP'), sea('CNSHA', '20TK'), sea('CNNGB', '40HQ'), road],
  tariffs,
)

test.each([
  ['oceanTypes', 'CNSHA', '20GP', false],
  ['oceanTypes', 'CNSHA', '20TK', false],
  ['oceanTypes', 'CNSHA', '40HQ', true],
  ['oceanTypes', 'CNNGB', '20GP', true],
  // A lane without a tariff of its port has no price.
  ['oceanTypes', 'CNNGB', '40HQ', true],
  ['oceanTypes', undefined, '20GP', false],
  ['oceanTypes', undefined, '40HQ', true],
  ['truckingTypes', 'CNSHA', '40HQ', false],
  ['truckingTypes', 'CNSHA', '20GP', true],
] as const)('%s at %s: %s on request is %s', (of, port, type, isOnRequest) => {
  expect(typesOnRequest(priced, of, port).includes(type)).toBe(isOnRequest)
})

test('a type that the tariff of the port leaves out is on request', () => {
  const thc = { fee: 'THC', per: 'container', price: { '20GP': '800', '20TK': '0' } } as const
  const [, shanghai] = pricedChoices([sea('CNSHA', '20GP'), sea('CNSHA', '20TK')], {
    ...tariffs,
    ocean: [{ ...tariff, localCharges: [thc] }],
  })
  expect(shanghai?.oceanTypes).toEqual(['20GP'])
})

test('every charge of the port must have a price for the type', () => {
  const charges = [
    { fee: 'THC', per: 'container', price: { '20GP': '800', '20TK': '900' } },
    { fee: 'SEAL', per: 'container', price: { '20GP': '50' } },
  ] as const
  const [, shanghai] = pricedChoices([sea('CNSHA', '20GP'), sea('CNSHA', '20TK')], {
    ...tariffs,
    ocean: [{ ...tariff, localCharges: charges }],
  })
  expect(shanghai?.oceanTypes).toEqual(['20GP'])
})

test('delivery has a price for each container, of one type at least', () => {
  const delivery = (price: object) => ({ delivery: { fee: 'DELIVERY', per: 'container', price } }) as const
  const destinationServices = {
    NLRTM: delivery({ '20GP': '400', '40HQ': '0' }),
    DEHAM: delivery({ '20GP': '0' }),
    BEANR: { delivery: { fee: 'DELIVERY', per: 'order', price: '400' } },
    GBFXT: {},
    FRLEH: undefined,
  } as unknown as (typeof tariff)['destinationServices']
  const [, shanghai] = pricedChoices([], { ...tariffs, ocean: [{ ...tariff, destinationServices }] })
  expect(shanghai?.deliveryPorts).toEqual(['NLRTM'])
})

test('a port has nothing from lanes and tariffs of another port', () => {
  expect(priced.find(({ port }) => port === 'CNNGB')).toEqual({
    port: 'CNNGB',
    oceanTypes: [],
    deliveryPorts: [],
    truckingTypes: [],
    pickUpPlaces: [],
  })
  const [, , ningbo] = pricedChoices([{ ...road, port: 'CNNGB' }], tariffs)
  expect(ningbo).toMatchObject({ truckingTypes: [], pickUpPlaces: [] })
})

test.each([
  ['NLRTM', 'CNSHA', false],
  ['NLRTM', undefined, false],
  ['NLRTM', 'CNNGB', true],
  ['JPUKB', 'CNSHA', true],
  ['JPUKB', undefined, true],
] as const)('delivery at %s from %s: on request is %s', (pod, port, isOnRequest) => {
  expect(isDeliveryOnRequest(priced, pod, port)).toBe(isOnRequest)
})

test('a pick-up place is where a trucking lane starts, at a port with a trucking tariff', () => {
  expect(priced.find(({ port }) => port === 'CNSHA')?.pickUpPlaces).toEqual(['SPICT'])
  const [, shanghai] = pricedChoices([road], { ...tariffs, trucking: [] })
  expect(shanghai?.pickUpPlaces).toEqual([])
})

test('pick-up places are listed once, by code', () => {
  const from = (pickUpPlace: string | null) => ({ ...road, pickUpPlace })
  const [, shanghai] = pricedChoices([from('WGQ4'), from('SPICT'), from(null), from('WGQ4')], tariffs)
  expect(shanghai?.pickUpPlaces).toEqual(['SPICT', 'WGQ4'])
})

test('work on a container has a price where the quotation of a warehouse names its type', () => {
  const shanghai = exampleWarehouseTariffs.CNSHA
  const one = { ...shanghai, stuffing: { '20GP': '450', '20TK': '0' }, stripping: {} }
  const other = { ...shanghai, stuffing: {}, stripping: { '20TK': '900' } }
  expect(workOnRequest(pricedWork({ warehouses: [one] }), 'stuffing')).not.toContain('20GP')
  expect(workOnRequest(pricedWork({ warehouses: [one] }), 'stuffing')).toContain('20TK')
  expect(workOnRequest(pricedWork({ warehouses: [one] }), 'stripping')).toContain('20TK')
  expect(workOnRequest(pricedWork({ warehouses: [one, other] }), 'stripping')).not.toContain('20TK')
})
