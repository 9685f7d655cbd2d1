import { describe, expect, test } from 'vitest'
import { mainDictionaries } from '#database/seeds/reference/main-dictionaries.data.ts'
import { warehouseDictionaries } from '#database/seeds/reference/warehouse-dictionaries.data.ts'
import { warehouseDictionaryCodes } from '#domain/dictionaries/codes.ts'
import { homePorts } from '#domain/places/home-ports.ts'
import { depotCapacityTeu, depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { depots } from './depots.data.ts'
import { overseasWarehouses } from './overseas.data.ts'
import { warehouses } from './warehouses.data.ts'

const lists = [...mainDictionaries, ...warehouseDictionaries]
const rowsOf = (code: string) => lists.find((list) => list.code === code)?.rows ?? []
const valuesOf = (code: string) => rowsOf(code).map(({ value }) => value)
const places = [...warehouses, ...depots, ...overseasWarehouses]

// Overseas cities have their own list.
const domestic = warehouseDictionaryCodes.filter((code) => code !== 'overseasCityList')

/** All displayed texts by path. */
function* textsOf(value: unknown, path: string): Generator<readonly [path: string, text: unknown]> {
  if (typeof value !== 'object' || value === null) yield [path, value]
  else for (const [key, part] of Object.entries(value)) yield* textsOf(part, `${path}.${key}`)
}

describe('the demo places', () => {
  test('are three warehouses and two depots at each port, and eight overseas warehouses', () => {
    for (const port of homePorts) {
      expect(warehouses.filter((one) => one.port === port)).toHaveLength(3)
      expect(depots.filter((one) => one.port === port)).toHaveLength(2)
    }
    expect([warehouses, depots, overseasWarehouses].map(({ length }) => length)).toEqual([15, 10, 8])
  })

  test('have unique codes, names and phone numbers', () => {
    for (const texts of [
      places.map(({ code }) => code),
      places.map(({ name }) => name.zh),
      places.map(({ name }) => name.en),
      places.flatMap(({ contacts }) => contacts.map(({ phone }) => phone)),
      places.map(({ address }) => address.en),
    ])
      expect(new Set(texts).size).toBe(texts.length)
    for (const { code, port } of warehouses) expect(code).toMatch(new RegExp(`^WH-${port.slice(2)}-0[123]$`))
    for (const { code, port } of depots) expect(code).toMatch(new RegExp(`^DP-${port.slice(2)}-0[12]$`))
    for (const { code, country } of overseasWarehouses)
      expect(code).toMatch(new RegExp(`^OW-${country}-0\\d$`))
  })

  test('have only invented phone numbers and email addresses', () => {
    for (const { phone, email } of places.flatMap(({ contacts }) => contacts)) {
      expect(phone).toMatch(/^400-820-0\d{3}$/)
      expect(email).toMatch(/@quayside\.example$/)
    }
    for (const { address } of places) {
      expect(address.zh).toContain('启舷')
      expect(address.en).toMatch(/qixian/i)
    }
  })

  test.each(places)('$code has all texts in both languages', (place) => {
    for (const [path, text] of textsOf(place, place.code)) {
      if (path.endsWith('.zh')) expect(text, path).toMatch(/[\p{Script=Han}\d]/u)
      if (path.endsWith('.en')) {
        expect(text, path).toMatch(/^[\p{Script=Latin}\d]/u)
        expect(text, path).not.toMatch(/\p{Script=Han}/u)
      }
      if (typeof text === 'string') expect(text, path).toBe(text.trim())
      expect(text, path).not.toBe('')
      expect(text, path).not.toBeUndefined()
    }
    expect(place.contacts.length).toBeGreaterThan(0)
  })
})

describe.each(warehouses)('warehouse $code', ({ port, city, facts, listed }) => {
  test('has values of every dictionary', () => {
    for (const code of domestic) {
      const said = listed[code] ?? []
      expect(said.length, code).toBeGreaterThan(0)
      expect(new Set(said).size, code).toBe(said.length)
      expect(valuesOf(code)).toEqual(expect.arrayContaining([...said]))
    }
  })

  test('is in a city of its port and uses terminals of its port', () => {
    expect(rowsOf('cityList').find(({ value }) => value === city)?.extra?.port).toBe(port)
    for (const terminal of listed.pickUpPort ?? []) expect(terminal.startsWith(`${port}-`)).toBe(true)
  })

  test('has consistent figures', () => {
    expect(facts.freeSquareMetres).toBeLessThan(facts.areaSquareMetres)
    expect(facts.leastSquareMetres === null).toBe(!facts.isDivisible)
    expect(facts.leastSquareMetres ?? 0).toBeLessThan(facts.freeSquareMetres)
    expect(facts.floorLoadTons === null).toBe(facts.floors === 1)
    expect(facts.categories.length).toBeGreaterThan(0)
    for (const figure of ['groundBearingTons', 'netHeightMetres', 'floors', 'gates'] as const)
      expect(facts[figure]).toBeGreaterThan(0)
  })

  test('has dictionary values that match its figures', () => {
    const { warehouseQualification, warehouseServiceType, buildingType, platformType } = listed
    const bonded = [
      'public-bonded',
      'self-use-bonded',
      'comprehensive-bonded-zone',
      'bonded-logistics-centre',
    ]
    expect(warehouseQualification?.some((one) => bonded.includes(one))).toBe(facts.isBonded)
    expect(warehouseServiceType?.includes('bonded-storage')).toBe(facts.isBonded)
    expect(listed.warehouseBusinessType?.includes('bonded')).toBe(facts.isBonded)
    expect(listed.yesNo).toEqual([facts.isDivisible ? 'yes' : 'no'])
    expect(platformType?.includes('none')).toBe(facts.platforms === 0)
    expect(buildingType?.some((type) => type.startsWith('multi-storey'))).toBe(facts.floors > 1)
    expect(warehouseServiceType?.includes('dangerous-storage')).toBe(
      warehouseQualification?.includes('dangerous-chemicals'),
    )
  })
})

test('every dictionary distinguishes the warehouses', () => {
  // All tariffs add 6% VAT, so the tax is the same everywhere.
  for (const code of domestic.filter((one) => one !== 'taxFlag')) {
    const counts = valuesOf(code).map((value) =>
      warehouses.filter((one) => one.listed[code]?.includes(value)),
    )
    expect(
      counts.some(({ length }) => length > 0 && length < warehouses.length),
      code,
    ).toBe(true)
  }
})

describe.each(depots)('depot $code', ({ port, facts }) => {
  test('has services of the dictionary that its tariff prices', () => {
    expect(valuesOf('yardServiceType')).toEqual(expect.arrayContaining([...facts.serviceTypes]))
    expect(facts.serviceTypes).toEqual(expect.arrayContaining(['lift', 'storage']))
    const tariff = depotTariffs[port]
    const priced = {
      'pre-pull': tariff.storagePerDay['pre-pull'],
      'dangerous-container': tariff.hazardousPerContainer,
      'extra-handling': tariff.extraHandlingPerMove,
    }
    for (const [service, price] of Object.entries(priced))
      if (facts.serviceTypes.includes(service)) expect(price, service).toBeDefined()
  })

  test('has all details', () => {
    for (const figure of [
      'areaSquareMetres',
      'capacityTeu',
      'stackers',
      'repairShedSquareMetres',
      'reeferSockets',
    ] as const)
      expect(facts[figure]).toBeGreaterThan(0)
    expect(facts.equipment.length).toBeGreaterThan(0)
  })
})

test.each(homePorts)('one depot of %s has a capacity of 6000 TEU', (port) => {
  const holding = depots.filter(
    ({ port: at, facts }) => at === port && facts.capacityTeu === depotCapacityTeu,
  )
  expect(holding).toHaveLength(1)
})

describe.each(overseasWarehouses)('$code', ({ city, country, facts }) => {
  test('is in a city of the overseas list', () => {
    const row = rowsOf('overseasCityList').find(({ en }) => en === city.en)
    expect(row).toMatchObject({ zh: city.zh, extra: { country } })
    expect(facts.listed?.overseasCityList).toEqual([row?.value])
    expect(facts.services.length).toBeGreaterThan(0)
    expect(facts.areaSquareMetres).toBeGreaterThan(0)
  })

  test('has services of the dictionaries', () => {
    for (const [code, said = []] of Object.entries(facts.listed ?? {})) {
      expect(valuesOf(code)).toEqual(expect.arrayContaining([...said]))
      expect(new Set(said).size, code).toBe(said.length)
    }
    expect(facts.listed?.warehouseServiceType).toContain('storage')
  })
})
