import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { DepotSheet } from '#contract/places.ts'
import { type Language, languages } from '#domain/brands/brand.ts'
import { baseNamespaces, priceNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { keysOf } from '#web/services/search/filter-groups.ts'
import { filtersOf, matching } from '#web/services/search/filters.ts'
import { DepotSheetView } from './depot-sheet.tsx'
import { DepotTile } from './depot-tile.tsx'
import { depotGroups, searchableDepot } from './places.ts'

const both = (zh: string, en: string) => ({ zh, en })

const depot: DepotSheet = {
  code: 'DP-X',
  port: 'CNTAO',
  name: both('某堆场', 'Some Depot'),
  address: both('某路 2 号', '2 Some Road'),
  workTime: both('全天', 'Round the clock'),
  latitude: 36,
  longitude: 120,
  contacts: [],
  facts: {
    areaSquareMetres: 98_765,
    capacityTeu: 4_321,
    stackers: 7,
    repairShedSquareMetres: 1_357,
    reeferSockets: 246,
    equipment: [both('正面吊', 'Reach stacker'), both('地磅', 'Weighbridge')],
    serviceTypes: ['lift', 'reefer-plug'],
  },
}

const rows = {
  yardServiceSite: [{ value: 'CNTAO', label: 'Qingdao' }],
  yardServiceType: [
    { value: 'lift', label: 'Lift on' },
    { value: 'reefer-plug', label: 'Plug in' },
  ],
}

/** The fact sheet of a depot, spec §3, field by field. */
const fields = [
  ['depot name', both('某堆场', 'Some Depot')],
  ['area', both('98,765 平方米', '98,765 m²')],
  ['stacking capacity', both('4,321 TEU', '4,321 TEU')],
  ['stacker count', both('7', '7')],
  ['repair-shed area', both('1,357 平方米', '1,357 m²')],
  ['reefer-socket count', both('246', '246')],
  ['equipment', both('正面吊', 'Reach stacker')],
  ['equipment, all of it', both('地磅', 'Weighbridge')],
] as const

const names = [
  both('面积', 'Area'),
  both('堆存能力', 'Stacking capacity'),
  both('堆高机（台）', 'Stackers'),
  both('修箱棚', 'Repair shed'),
  both('冷箱插座（个）', 'Reefer sockets'),
  both('设备', 'Equipment'),
]

async function rendered(language: Language, page: ReactNode): Promise<string> {
  const translator = await createTranslator('group', language, [
    ...baseNamespaces,
    ...priceNamespaces,
    'places',
    'trucking',
  ])
  const Page = createRoutesStub([{ path: '/', Component: () => page }])
  return renderToStaticMarkup(
    <TranslatorContext value={translator}>
      <Page />
    </TranslatorContext>,
  )
}

const pages = {
  list: <DepotTile depot={depot} rows={rows} terms={[]} />,
  sheet: <DepotSheetView depot={depot} terms={[]} rows={rows} terminals={[]} />,
} as const

describe.each(
  languages.flatMap((language) => (['list', 'sheet'] as const).map((page) => [page, language] as const)),
)('on the %s of depots in %s', async (page, language) => {
  const html = await rendered(language, pages[page])

  test.each(fields)('a depot shows its %s', (_, shown) => {
    expect(html.replaceAll(/<[^>]+>/g, '|')).toMatch(new RegExp(`[|；;] ?${shown[language]}[|；;]`))
  })

  test.each(names)('with the label $en', (name) => {
    expect(html).toContain(`<dt>${name[language]}</dt>`)
  })
})

test.each([
  ['its port', 'port=CNTAO', 1],
  ['either of two ports', 'port=CNTAO,CNSHA', 1],
  ['another port', 'port=CNSHA', 0],
  ['a service it does', 'listed=yardServiceType.reefer-plug', 1],
  ['a service it does not', 'listed=yardServiceType.stripping', 0],
  ['its equipment in Chinese', 'text=正面吊', 1],
  ['its equipment and its road', 'text=weighbridge+road', 1],
  ['a word it does not say', 'text=crane', 0],
])('a depot is found by %s', (_, query, count) => {
  const filters = filtersOf(new URLSearchParams(query), keysOf(depotGroups))
  expect(matching([searchableDepot(depot)], filters)).toHaveLength(count)
})
