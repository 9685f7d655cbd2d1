import { expect, test } from 'vitest'
import { lessonsAt } from './lessons-at.ts'

test.each([
  ['/', []],
  ['/aboutUs', []],
  ['/login', ['forms', 'session']],
  ['/Login/', ['forms', 'session']],
  ['/workbench', ['forms', 'gate', 'workbench']],
  ['/workbench/company', ['forms', 'gate', 'workbench']],
  ['/invitation/Ab3_dE-4567890', ['forms', 'gate', 'workbench']],
  ['/workbenches', []],
  ['/service/warehousing/list', ['forms', 'gate', 'prices', 'tariffs', 'requests', 'places']],
  ['/oversea/newSea', ['forms', 'gate', 'requests', 'places']],
  ['/console', []],
  ['/console/rates/import', ['admin', 'prices']],
  ['/console/exchangeRates', ['admin']],
  ['/console/requests/R261115-000001', ['admin']],
  ['/service/hyzx', ['forms', 'gate', 'prices', 'tariffs', 'requests', 'ocean']],
  ['/Route/SeaQuery/', ['forms', 'gate', 'prices', 'tariffs', 'requests', 'ocean']],
  ['/service/glj/warehouse', []],
  ['/service', []],
])('%s is drawn with the words it needs', (path, lessons) => {
  expect(lessonsAt(path)).toEqual(lessons)
})
