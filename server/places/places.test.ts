import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  findDistricts,
  findPorts,
  listDepots,
  listOverseasWarehouses,
  listPlaceNames,
  listWarehouses,
  readDepot,
  readWarehouse,
} from '#contract/places.ts'
import { overseasWarehouse, warehouse } from '#database/schema/places.ts'
import { depots } from '#database/seeds/demo/depots.data.ts'
import { overseasWarehouses } from '#database/seeds/demo/overseas.data.ts'
import { seedPlaces } from '#database/seeds/demo/seed-places.ts'
import { warehouses } from '#database/seeds/demo/warehouses.data.ts'
import { brandCodes } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { isPort } from '#domain/places/port.ts'
import type { RequestContext } from '#server/platform/http/endpoint.ts'
import { openApp } from '#tests/support/app.ts'
import { testDatabase } from '#tests/support/database.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { placeEndpoints } from './index.ts'

const database = await testDatabase()
const app = await openApp(placeEndpoints({ database }))

type Query = Readonly<Record<string, string>>
const urlOf = (path: string, query: Query) => `${path}?${new URLSearchParams(query)}`
const codesOf = (found: readonly { code: string }[]) => found.map(({ code }) => code)

const listed = async (query: Query = {}, host = 'localhost') =>
  codesOf(dataOf(listWarehouses, await app.request(urlOf('/api/warehouses', query), { host })).warehouses)

const sown = (fits: (one: (typeof warehouses)[number]) => boolean) => codesOf(warehouses.filter(fits))

describe('a port is found', () => {
  const find = async (query: Query) => dataOf(findPorts, await app.request(urlOf('/api/ports', query))).ports

  test.each(['宁波', 'ningbo', 'nb', 'Ningbo', 'CNNGB', 'ngb'])('by %s', async (text) => {
    expect((await find({ text }))[0]).toMatchObject({ code: 'CNNGB', name: { zh: '宁波', en: 'Ningbo' } })
  })

  test('by nothing: the first ports up to the requested number', async () => {
    expect(await find({ text: '' })).toHaveLength(10)
    const three = await find({ text: ' ', size: '3' })
    expect(three).toHaveLength(3)
    expect(three.every(({ code }) => isPort(code))).toBe(true)
  })

  test('by no unknown text', async () => {
    expect(await find({ text: "' OR 1=1 --" })).toEqual([])
  })

  test.each([
    ['nothing', {}, { text: 'required' }],
    ['61 letters', { text: 'x'.repeat(61) }, { text: 'too-long' }],
    ['a NUL', { text: 'a\0b' }, { text: 'wrong-format' }],
    ['51 at once', { text: 'a', size: '51' }, { size: 'too-large' }],
    ['none at once', { text: 'a', size: '0' }, { size: 'too-small' }],
    ['many at once', { text: 'a', size: 'many' }, { size: 'wrong-type' }],
  ])('%s is refused by field', async (_name, query, fields) => {
    const refusal = refusalOf(await app.request(urlOf('/api/ports', query as Query)), 'invalid-input')
    expect(refusal.fields).toEqual(fields)
  })
})

describe('a district is found', () => {
  const find = async (query: Query) =>
    dataOf(findDistricts, await app.request(urlOf('/api/districts', query))).districts

  test.each(['黄岛', 'huangdao', '370211'])('by %s', async (text) => {
    expect((await find({ text }))[0]).toMatchObject({ code: '370211', city: { zh: '青岛' }, port: 'CNTAO' })
  })

  test('within a port if one is given', async () => {
    const found = await find({ text: '', port: 'CNXMN', size: '50' })
    expect(found.length).toBeGreaterThan(5)
    expect(new Set(found.map(({ port }) => port))).toEqual(new Set(['CNXMN']))
    expect(await find({ text: '370211', port: 'CNXMN' })).toEqual([])
  })

  test('by no unknown port: refused by field', async () => {
    const reply = await app.request(urlOf('/api/districts', { text: '', port: 'USLAX' }))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ port: 'unknown-value' })
  })
})

describe('the list of warehouses', () => {
  test('has all in their order without filters', async () => {
    expect(await listed()).toEqual(codesOf(warehouses))
    expect(await listed({ listed: '', text: ' ' })).toEqual(codesOf(warehouses))
  })

  test('has cards with the data of the details, without the brands', async () => {
    const { warehouses: cards } = dataOf(listWarehouses, await app.request('/api/warehouses'))
    const [first] = warehouses
    expect(cards[0]).toMatchObject({
      code: first?.code,
      name: first?.name,
      areaSquareMetres: first?.facts.areaSquareMetres,
      listed: first?.listed,
    })
    expect(cards[0]).not.toHaveProperty('brands')
  })

  test('is filtered by port', async () => {
    expect(await listed({ port: 'CNNGB' })).toEqual(['WH-NGB-01', 'WH-NGB-02', 'WH-NGB-03'])
  })

  test('matches any value of one dictionary', async () => {
    const cold = sown(({ listed: said }) =>
      ['frozen', 'cool'].some((value) => said.temperatureType?.includes(value)),
    )
    expect(cold.length).toBeGreaterThan(2)
    expect(await listed({ listed: 'temperatureType.frozen,temperatureType.cool' })).toEqual(cold)
  })

  test('must match all dictionaries', async () => {
    expect(await listed({ listed: 'temperatureType.frozen,warehouseQualification.public-bonded' })).toEqual([
      'WH-XMN-02',
    ])
    expect(await listed({ listed: 'temperatureType.frozen,buildingType.open-yard' })).toEqual([])
  })

  test('accepts a repeated parameter, with spaces and duplicates', async () => {
    const path =
      '/api/warehouses?listed=temperatureType.frozen&listed=%20pickUpPort.CNTAO-QQCTX,temperatureType.frozen'
    expect(codesOf(dataOf(listWarehouses, await app.request(path)).warehouses)).toEqual(['WH-TAO-02'])
  })

  test('is empty for an unused value and for overseas cities', async () => {
    expect(await listed({ listed: 'temperatureType.tropical' })).toEqual([])
    expect(await listed({ listed: 'overseasCityList.hamburg' })).toEqual([])
  })

  test('is filtered by free square metres, limit included', async () => {
    expect(await listed({ leastArea: '12000' })).toEqual(['WH-TAO-03', 'WH-SZX-03'])
    expect(await listed({ leastArea: '12001' })).toEqual(['WH-SZX-03'])
    expect(await listed({ leastArea: '0' })).toHaveLength(warehouses.length)
  })

  test.each([
    ['北仑', ['WH-NGB-01', 'WH-NGB-03']],
    ['beilun', ['WH-NGB-01', 'WH-NGB-03']],
    ['BEILUN high-bay', ['WH-NGB-03']],
    ['梅山　１０１', ['WH-NGB-03']],
    ['冷链', ['WH-TAO-02', 'WH-XMN-02']],
    ['wh-szx-03', ['WH-SZX-03']],
    ['nowhere', []],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["' OR '1'='1", []],
    ["'); DROP TABLE warehouse; --", []],
  ])('is filtered by the text %s', async (text, codes) => {
    expect(await listed({ text })).toEqual(codes)
  })

  test('is filtered by everything at once', async () => {
    const query = { port: 'CNSHA', listed: 'yesNo.yes', leastArea: '5000', text: 'bonded' }
    expect(await listed(query)).toEqual(['WH-SHA-01'])
  })

  test.each([
    ['an unknown dictionary', { listed: 'colour.red' }, { 'listed.0.dictionary': 'unknown-value' }],
    ['a main dictionary', { listed: 'orderStatus.completed' }, { 'listed.0.dictionary': 'unknown-value' }],
    ['a name every object has', { listed: 'constructor.a' }, { 'listed.0.dictionary': 'unknown-value' }],
    ['no value', { listed: 'temperatureType' }, { 'listed.0.value': 'wrong-format' }],
    ['an empty value', { listed: 'yesNo.yes,temperatureType.' }, { 'listed.1.value': 'wrong-format' }],
    ['SQL for a value', { listed: "yesNo.yes'--" }, { 'listed.0.value': 'wrong-format' }],
    ['two points', { listed: 'yesNo.yes.no' }, { 'listed.0.value': 'wrong-format' }],
    ['a NUL', { listed: 'yesNo.\0' }, { 'listed.0.value': 'wrong-format' }],
    ['SQL for a dictionary', { listed: "'; --.yes" }, { 'listed.0.dictionary': 'unknown-value' }],
    ['a value too long', { listed: `yesNo.${'y'.repeat(65)}` }, { 'listed.0.value': 'too-long' }],
    ['a whole page', { listed: 'y'.repeat(4001) }, { listed: 'too-long' }],
    [
      'too many values',
      { listed: Array.from({ length: 201 }, (_, one) => `yesNo.v${one}`).join(',') },
      { listed: 'too-many' },
    ],
    ['a port abroad', { port: 'USLAX' }, { port: 'unknown-value' }],
    ['half a metre', { leastArea: '0.5' }, { leastArea: 'wrong-type' }],
    ['less than nothing', { leastArea: '-1' }, { leastArea: 'too-small' }],
    ['a text too long', { text: 'x'.repeat(61) }, { text: 'too-long' }],
    ['a NUL in the text', { text: 'a\0' }, { text: 'wrong-format' }],
    [
      'two wrongs',
      { port: 'x', listed: 'x' },
      {
        port: 'unknown-value',
        'listed.0.dictionary': 'unknown-value',
        'listed.0.value': 'wrong-format',
      },
    ],
  ])('%s is refused by field', async (_name, query, fields) => {
    const refusal = refusalOf(await app.request(urlOf('/api/warehouses', query as Query)), 'invalid-input')
    expect(refusal.fields).toEqual(fields)
  })
})

describe.each(brandCodes)('%s shows', (brand) => {
  const host = brandOf(brand).developmentHost
  const shown = sown(({ brands }) => brands === null || brands.includes(brand))
  const hidden = sown(({ brands }) => brands !== null && !brands.includes(brand))

  test('its own warehouses and those of all brands', async () => {
    expect(shown.length).toBeGreaterThan(9)
    expect(await listed({}, host)).toEqual(shown)
  })

  test('no warehouse of other brands', async () => {
    for (const code of hidden) {
      refusalOf(await app.request(urlOf('/api/warehouse', { code }), { host }), 'not-found')
      expect(await listed({ text: code }, host)).toEqual([])
    }
  })
})

describe('a warehouse', () => {
  test.each(warehouses)('$code has its details', async (seed) => {
    const sheet = dataOf(readWarehouse, await app.request(urlOf('/api/warehouse', { code: seed.code })))
    const { brands: _brands, ...shown } = seed
    const { areaSquareMetres, freeSquareMetres } = seed.facts
    const { netHeightMetres, columnSpacingMetres, floors, crane, gates, platforms } = seed.facts
    const building = { netHeightMetres, columnSpacingMetres, floors, crane, gates, platforms }
    expect(sheet).toEqual({ ...shown, areaSquareMetres, freeSquareMetres, building })
  })

  test.each(['WH-NGB-09', 'wh-ngb-01', 'DP-NGB-01', "WH-NGB-01' OR '1'='1"])(
    'is not found under %s',
    async (code) => {
      refusalOf(await app.request(urlOf('/api/warehouse', { code })), 'not-found')
    },
  )

  test.each([
    ['', 'required'],
    ['x'.repeat(41), 'too-long'],
    ['WH\0', 'wrong-format'],
  ])('requested by %j is refused by field', async (code, problem) => {
    const refusal = refusalOf(await app.request(urlOf('/api/warehouse', { code })), 'invalid-input')
    expect(refusal.fields).toEqual({ code: problem })
  })
})

describe('depots', () => {
  test('are listed with their details, in order, by port', async () => {
    const all = dataOf(listDepots, await app.request('/api/depots')).depots
    expect(all).toEqual(depots.map(({ brands: _brands, ...shown }) => shown))
    const here = dataOf(listDepots, await app.request(urlOf('/api/depots', { port: 'CNTAO' }))).depots
    expect(codesOf(here)).toEqual(['DP-TAO-01', 'DP-TAO-02'])
    const reply = await app.request(urlOf('/api/depots', { port: 'Qingdao' }))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ port: 'unknown-value' })
  })

  test('are read by code, and an unknown code is not found', async () => {
    const sheet = dataOf(readDepot, await app.request(urlOf('/api/depot', { code: 'DP-NGB-01' })))
    expect(sheet.facts.capacityTeu).toBe(6000)
    refusalOf(await app.request(urlOf('/api/depot', { code: 'WH-NGB-01' })), 'not-found')
  })
})

test('staff see the names of depots and warehouses of all brands', async () => {
  const listing = placeEndpoints({ database }).find(({ call }) => call === listPlaceNames)
  const shown = await listing?.run({ query: {}, body: undefined }, {} as RequestContext)
  const names = (places: readonly (typeof warehouses | typeof depots)[number][]) =>
    places.map(({ code, port, name }) => ({ code, port, name }))
  expect(shown).toEqual({ ok: true, value: { depots: names(depots), warehouses: names(warehouses) } })
  expect(warehouses.some(({ brands }) => brands !== null)).toBe(true)
})

describe('overseas warehouses', () => {
  const abroad = async (query: Query) =>
    codesOf(
      dataOf(listOverseasWarehouses, await app.request(urlOf('/api/overseasWarehouses', query))).warehouses,
    )

  test('are listed by country', async () => {
    expect(await abroad({})).toEqual(codesOf(overseasWarehouses))
    expect(await abroad({ country: 'US' })).toEqual(['OW-US-01', 'OW-US-02'])
    expect(await abroad({ country: 'FR' })).toEqual([])
  })

  test('are filtered by city and by service', async () => {
    expect(await abroad({ listed: 'overseasCityList.rotterdam' })).toEqual(['OW-NL-01'])
    expect(await abroad({ listed: 'overseasCityList.rotterdam,overseasCityList.newark' })).toEqual([
      'OW-US-02',
      'OW-NL-01',
    ])
    expect(await abroad({ listed: 'warehouseServiceType.bonded-storage' })).toEqual(['OW-NL-01', 'OW-MY-01'])
    expect(await abroad({ country: 'US', listed: 'overseasCityList.rotterdam' })).toEqual([])
    const reply = await app.request(urlOf('/api/overseasWarehouses', { listed: 'colour.red' }))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ 'listed.0.dictionary': 'unknown-value' })
  })

  test('are listed even without dictionary values', async () => {
    const code = 'OW-NL-01'
    const { ownerDb: db } = database
    const [saved] = await db.select().from(overseasWarehouse).where(eq(overseasWarehouse.code, code))
    if (!saved) throw new Error(`${code} was not sown`)
    const { listed: _, ...facts } = saved.facts
    const write = (next: typeof saved.facts) =>
      db.update(overseasWarehouse).set({ facts: next }).where(eq(overseasWarehouse.code, code))
    await write(facts)
    const { warehouses: cards } = dataOf(listOverseasWarehouses, await app.request('/api/overseasWarehouses'))
    const card = cards.find((one) => one.code === code)
    expect([card?.listed, card?.facts]).toEqual([{}, facts])
    await write(saved.facts)
  })

  test.each(['us', 'USA', "' "])('the country %j is refused by field', async (country) => {
    const reply = await app.request(urlOf('/api/overseasWarehouses', { country }))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ country: 'wrong-format' })
  })
})

describe('demo places in an existing database', () => {
  const { ownerDb: db } = database
  const nameOf = async (code: string) => {
    const [row] = await db.select().from(warehouse).where(eq(warehouse.code, code))
    return row?.name.en
  }
  const sow = () => db.transaction((inside) => seedPlaces(inside))
  const rename = (code: string, en: string) =>
    db
      .update(warehouse)
      .set({ name: { zh: en, en } })
      .where(eq(warehouse.code, code))

  test('change only with a release, and places with other codes stay', async () => {
    const [first] = await db.select().from(warehouse).where(eq(warehouse.code, 'WH-SZX-03'))
    if (!first) throw new Error('WH-SZX-03 was not sown')
    await db.insert(warehouse).values({ ...first, code: 'WH-OWN-01', name: { zh: '自有', en: 'Own' } })
    await rename('WH-SZX-03', 'Renamed')
    await sow()
    expect(await nameOf('WH-SZX-03')).toBe('Renamed')
    await database.pool.query(`UPDATE seed_run SET digest = 'of an older release' WHERE name = 'demo places'`)
    await sow()
    expect(await nameOf('WH-SZX-03')).toBe('Quayside Pingshan Heavy Cargo Yard')
    expect(await nameOf('WH-OWN-01')).toBe('Own')
    await db.delete(warehouse).where(eq(warehouse.code, 'WH-OWN-01'))
  })
})
