import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { WarehouseSheet } from '#contract/places.ts'
import { languages } from '#domain/brands/brand.ts'
import { warehouseDictionaryCodes } from '#domain/dictionaries/codes.ts'
import { baseNamespaces, priceNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { keysOf } from '#web/services/search/filter-groups.ts'
import { warehouseGroups } from './filter-groups.ts'
import { WarehouseSheetView } from './warehouse-sheet.tsx'

const both = (zh: string, en: string) => ({ zh, en })

const building = {
  netHeightMetres: 8.75,
  columnSpacingMetres: '11 × 13',
  floors: 2,
  crane: { count: 3, tons: 16 },
  gates: 17,
  platforms: 29,
}

const sheet: WarehouseSheet = {
  code: 'WH-X',
  port: 'CNSHA',
  city: 'a word of cityList',
  name: both('某仓', 'Some warehouse'),
  address: both('某路 1 号', '1 Some Road'),
  workTime: both('全天', 'Round the clock'),
  latitude: 31,
  longitude: 121,
  areaSquareMetres: 43_210,
  freeSquareMetres: 1_234,
  building,
  listed: Object.fromEntries(warehouseDictionaryCodes.map((code) => [code, [`a word of ${code}`]])),
  contacts: [{ name: both('某人', 'Wang Fang'), phone: '400-820-0999', email: 'x@quayside.example' }],
  facts: {
    areaSquareMetres: 43_210,
    freeSquareMetres: 1_234,
    groundBearingTons: 3.5,
    floorLoadTons: 2.25,
    ...building,
    isDivisible: true,
    leastSquareMetres: 505,
    isBonded: true,
    racking: both('横梁货架', 'Pallet racks'),
    monitorSystem: both('摄像联网', 'Linked cameras'),
    fireRating: both('丙类二项', 'Class C item 2'),
    customers: both('家电商', 'Appliance makers'),
    categories: [both('冰箱', 'Fridges')],
  },
}

const priced = [{ warehouse: 'WH-X', stuffing: ['40HQ'], stripping: ['40HQ', '20TK'] }] as const

/** Spec §3, field by field: its label on the page and its value for this warehouse. */
const fields = [
  ['area', both('总面积', 'Total area'), both('43,210 平方米', '43,210 m²')],
  ['ground bearing', both('地面承重', 'Floor load capacity'), both('3.5 吨/平方米', '3.5 t/m²')],
  ['net height', both('净高', 'Clear height'), both('8.75 米', '8.75 m')],
  ['building type', both('建筑类型', 'Building type'), 'buildingType'],
  ['structure', both('结构', 'Structure'), 'buildingStructure'],
  ['ground material', both('地面', 'Floor'), 'groundType'],
  ['racking', both('货架', 'Racking'), both('横梁货架', 'Pallet racks')],
  ['platform', both('月台', 'Loading dock'), 'platformType'],
  ['temperature type', both('温区', 'Temperature'), 'temperatureType'],
  ['customs type (bonded)', both('海关类型', 'Customs status'), both('保税', 'Bonded')],
  ['fire protection', both('消防设施', 'Fire protection'), 'fireEquipment'],
  ['monitor system', both('监控系统', 'Monitoring system'), both('摄像联网', 'Linked cameras')],
  ['gate', both('库门', 'Warehouse doors'), both('17', '17')],
  ['security', both('园区安保', 'Site security'), 'parkSecurity'],
  ['maximum truck type', both('最大可进车型', 'Maximum truck size'), 'truckFlag'],
  ['work time', both('工作时间', 'Working hours'), both('全天', 'Round the clock')],
  ['load', both('楼面荷载', 'Upper-floor load capacity'), both('2.25 吨/平方米', '2.25 t/m²')],
  ['column spacing', both('柱距', 'Column spacing'), both('11 × 13 米', '11 × 13 m')],
  ['crane', both('行车', 'Crane'), both('3 台，起重 16 吨', '3 cranes, lifting capacity 16 t')],
  ['floor', both('层数', 'Floors'), both('2 层', '2 floors')],
  ['fire rating', both('消防等级', 'Fire rating'), both('丙类二项', 'Class C item 2')],
  ['divisible', both('可分租', 'Partial lease'), both('可分租，505 平方米起', 'Yes, from 505 m²')],
  ['customers', both('服务客户', 'Customers'), both('家电商', 'Appliance makers')],
  ['categories', both('存放货类', 'Goods stored'), both('冰箱', 'Fridges')],
] as const

/** Dictionaries that the page shows in another form: the city in the address, partial lease in square metres. */
const shownOtherwise = ['cityList', 'overseasCityList', 'yesNo']

async function rendered(language: (typeof languages)[number]): Promise<string> {
  const translator = await createTranslator('group', language, [
    ...baseNamespaces,
    ...priceNamespaces,
    'places',
    'trucking',
  ])
  const rows = Object.fromEntries(
    warehouseDictionaryCodes.map((code) => [
      code,
      [{ value: `a word of ${code}`, label: `${code} ${language}` }],
    ]),
  )
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => <WarehouseSheetView sheet={sheet} rows={rows} priced={priced} terminals={[]} />,
    },
  ])
  return renderToStaticMarkup(
    <TranslatorContext value={translator}>
      <Page />
    </TranslatorContext>,
  )
}

/** The value beside a label, without its markup. */
function factsIn(html: string): ReadonlyMap<string, string> {
  const pairs = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)]
  return new Map(pairs.map(([, name = '', value = '']) => [name, value.replace(/<[^>]+>/g, '')]))
}

describe.each(languages)('the page of a warehouse in %s', async (language) => {
  const html = await rendered(language)
  const facts = factsIn(html)

  test.each(fields)('shows its %s', (_, name, value) => {
    const expected = typeof value === 'string' ? `${value} ${language}` : value[language]
    expect(facts.get(name[language])).toBe(expected)
  })

  test('says of each container type whether the work on it has a price', () => {
    const texts = { zh: '20TK（人工报价）', en: '20TK (on request)' }
    const typesOf = (work: string) => html.split(`name="${work}Type"`)[1]?.split('</select>')[0]
    expect(typesOf('stuffing')).toContain(`>${texts[language]}<`)
    expect(typesOf('stuffing')).toContain('>40HQ<')
    expect(typesOf('stripping')).toContain('>20TK<')
  })

  test('shows its address and contacts', () => {
    const [contact] = sheet.contacts
    for (const text of [sheet.address[language], contact?.name[language], contact?.phone, contact?.email])
      expect(html).toContain(text)
  })

  test.each(warehouseDictionaryCodes.filter((code) => !shownOtherwise.includes(code)))(
    'shows its values of the dictionary %s',
    (code) => {
      expect([...facts.values()]).toContain(`${code} ${language}`)
    },
  )
})

test('every warehouse dictionary is one filter of the list', () => {
  expect(keysOf(warehouseGroups).toSorted()).toEqual([...warehouseDictionaryCodes].toSorted())
})
