import { expect, test } from 'vitest'
import { keysOf } from './choices.ts'
import { codesAt, nameOfPlace, noPlaces } from './place-names.ts'

const place = (code: string, port: string, en: string) => ({ code, port, name: { zh: en, en } })
const own = {
  depots: [place('DP-1', 'CNTAO', 'Qianwan Depot'), place('DP-2', 'CNSHA', 'Waigaoqiao Depot')],
  warehouses: [place('WH-1', 'CNTAO', 'Qianwan Warehouse')],
}

test.each([
  ['a port', 'NLRTM', 'Rotterdam'],
  ['a district', '370211', 'Qingdao Huangdao'],
  ['a terminal', 'QQCTX', 'Qingdao Qianwan'],
  ['a depot', 'DP-1', 'Qianwan Depot'],
  ['a warehouse', 'WH-1', 'Qianwan Warehouse'],
  ['what nobody knows', 'DP-9', undefined],
])('%s is called by its name', (_what, code, name) => {
  expect(nameOfPlace(code, own)?.en).toBe(name)
})

test('before the server has told them, depots have no name', () => {
  expect(nameOfPlace('DP-1', noPlaces)).toBeUndefined()
})

test('a new row is chosen among the places of the port', () => {
  expect(keysOf('depot', 'CNTAO', own)).toEqual(['DP-1'])
  expect(keysOf('terminal', 'CNTAO', own)).toEqual(['QQCTX', 'QQCTN', 'QQCTU', 'QQCTUA'])
  expect(keysOf('destination-service', 'CNTAO', own)).toEqual(['delivery', 'import-clearance'])
  expect(keysOf('origin-service', 'CNTAO', own)).toContain('insurance')
})

test('while no port is chosen, among all', () => {
  expect(codesAt(own.depots, '')).toEqual(['DP-1', 'DP-2'])
})
