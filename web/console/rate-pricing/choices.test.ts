import { expect, test } from 'vitest'
import type { RateKind } from '#domain/rates/rate.ts'
import { choicesAt, newKeys } from './choices.ts'
import { arrayAt } from './field-arrays.ts'
import { codesAt, nameOfPlace, noPlaces } from './place-names.ts'

const place = (code: string, port: string, en: string) => ({ code, port, name: { zh: en, en } })
const own = {
  depots: [place('DP-1', 'CNTAO', 'Qianwan Depot'), place('DP-2', 'CNSHA', 'Waigaoqiao Depot')],
  warehouses: [place('WH-1', 'CNTAO', 'Qianwan Warehouse')],
}
const context = { port: 'CNTAO', carrier: 'MNRQ', places: own }

test.each<[RateKind, string, readonly string[] | undefined]>([
  ['ocean-tariff', 'localCharges.0.per', ['container', 'type', 'BL']],
  ['ocean-tariff', 'manifests.2.fee', ['AMS', 'AFR', 'ENS', 'ENSUK', 'ACI']],
  ['ocean-tariff', 'originServices.insurance.per', ['insured-value']],
  ['ocean-tariff', 'destinationServices.NLRTM.delivery.per', ['container', 'type']],
  ['ocean-lane', 'surcharges.0.per', ['container', 'type', 'TEU', 'BL', 'freight']],
  ['ocean-lane', 'surcharges.0.paymentTerm', ['prepaid', 'collect']],
  ['trucking-tariff', 'overweight.steps.0.per', ['ton', 'container']],
  ['trucking-tariff', 'cancellation.kind', ['share', 'flat']],
  ['trucking-tariff', 'overnight.until', ['08:00', '12:00']],
  ['depot-tariff', 'depot', ['DP-1']],
  ['depot-tariff', 'freeDays', undefined],
  ['warehouse-tariff', 'warehouse', ['WH-1']],
])('%s: the choices of %s are %j', (kind, name, codes) => {
  expect(choicesAt(kind, name.split('.'), context)).toEqual(codes)
})

test('liner services are those of the carrier, pick-up places and districts those of the port', () => {
  expect(choicesAt('ocean-lane', ['service'], { ...context, carrier: 'WVGQ' })).toContain('AF1')
  expect(choicesAt('ocean-lane', ['service'], { ...context, carrier: '' })).toEqual([])
  expect(choicesAt('ocean-lane', ['pod'], context)).not.toContain('CNNGB')
  expect(choicesAt('trucking-lane', ['pickUpPlace'], context)).toEqual(
    expect.arrayContaining(['QQCTX', 'DP-1']),
  )
  expect(choicesAt('trucking-lane', ['district'], context)).toContain('370211')
  expect(choicesAt('trucking-lane', ['district'], { ...context, port: 'CNSHA' })).not.toContain('370211')
})

test('local charges are forwarding fees per container or per bill of lading', () => {
  const fees = choicesAt('ocean-tariff', ['localCharges', '0', 'fee'], context)
  expect(fees).toContain('THC')
  expect(fees).not.toContain('OF')
  expect(fees).not.toContain('TRUCK')
})

test.each<[RateKind, string, readonly string[] | undefined]>([
  ['trucking-tariff', 'depotLift', ['DP-1']],
  ['trucking-tariff', 'inspection', ['QQCTX', 'QQCTN', 'QQCTU', 'QQCTUA']],
  ['ocean-tariff', 'destinationServices.NLRTM', ['delivery', 'import-clearance']],
  ['ocean-tariff', 'destinationServices', undefined],
])('%s: new rows of %s have the codes %j', (kind, name, codes) => {
  const array = arrayAt(kind, name.split('.'))
  expect(array && newKeys(array, name.split('.'), context)).toEqual(codes)
})

test.each([
  ['port', 'NLRTM', 'Rotterdam'],
  ['district', '370211', 'Qingdao Huangdao'],
  ['terminal', 'QQCTX', 'Qingdao Qianwan'],
  ['depot', 'DP-1', 'Qianwan Depot'],
  ['warehouse', 'WH-1', 'Qianwan Warehouse'],
  ['unknown place', 'DP-9', undefined],
])('the name of a %s', (_what, code, name) => {
  expect(nameOfPlace(code, own)?.en).toBe(name)
})

test('depots have no name before they are loaded', () => {
  expect(nameOfPlace('DP-1', noPlaces)).toBeUndefined()
})

test('without a port the places of all ports are listed', () => {
  expect(codesAt(own.depots, '')).toEqual(['DP-1', 'DP-2'])
})
