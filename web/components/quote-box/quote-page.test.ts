import { expect, test } from 'vitest'
import { quotePage } from './quote-page.ts'
import type { Tab } from './tabs.ts'

const filled = {
  ocean: { port: 'CNNGB', place: ['Rotterdam', 'NLRTM'], type: '40HQ', count: '2' },
  trucking: { port: 'CNNGB', place: ['慈溪', '330282'], type: '20GP', count: '1' },
  depot: { port: 'CNXMN', count: '3', days: '20' },
  warehouse: { port: 'CNSHA', cbm: '20', days: '15' },
} as const

type Entries = Readonly<Record<string, string | readonly string[]>>

function pageOf(tab: Tab, change: Entries = {}) {
  const form = new FormData()
  const entries: Entries = { ...filled[tab], ...change }
  for (const [name, texts] of Object.entries(entries))
    for (const text of [texts].flat()) form.append(name, text)
  return quotePage(tab, form)
}

const found = (page: ReturnType<typeof pageOf>) =>
  'path' in page ? page.path : page.problems.map(({ name, problem }) => `${name} ${problem}`)

test.each([
  ['ocean', /^\/service\/booking\?pol=CNNGB&pod=NLRTM&from=[\d-]+&to=[\d-]+&container=40HQ\*2$/],
  ['trucking', /^\/service\/truck\?port=CNNGB&district=330282&day=[\d-]+&container=20GP\*1$/],
  ['depot', /^\/service\/yard\?port=CNXMN&/],
  ['warehouse', /^\/service\/warehousing\/list\?port=CNSHA&cbm=20&days=15$/],
] as const)('%s leads to its price page', (tab, path) => {
  const page = found(pageOf(tab))
  expect(decodeURIComponent(String(page))).toMatch(path)
})

test('several container types lead to one search, a type chosen twice is counted together', () => {
  const added = { type2: '20GP', count2: '3', type4: '40HQ', count4: '1' }
  const page = decodeURIComponent(String(found(pageOf('ocean', added))))
  expect(page).toMatch(/container=40HQ\*3&container=20GP\*3$/)
  expect(found(pageOf('trucking', { ...added, count4: 'x', count: '0' }))).toEqual([
    'count count',
    'count4 count',
  ])
})

test.each(['lutedan', 'NLRTM', '鹿特丹', 'rotterdam'])('"%s", typed and not picked, is Rotterdam', (text) => {
  expect(found(pageOf('ocean', { place: [text, ''] }))).toContain('pod=NLRTM')
})

test.each([
  ['LA', 'USLAX'],
  ['L.A.', 'USLAX'],
  ['Klang', 'MYPKG'],
  ['HAM', 'DEHAM'],
])('"%s", typed and not picked, is %s alone', (text, pod) => {
  expect(found(pageOf('ocean', { place: [text, ''] }))).toContain(`pod=${pod}`)
})

test('a name that two ports share is asked for again', () => {
  expect(found(pageOf('ocean', { place: ['奥克兰', ''] }))).toEqual(['place several'])
})

test('the day of a calendar is the second of its two texts; without one it is today', () => {
  expect(found(pageOf('trucking', { day: ['1 Dec 2099', '2099-12-01'] }))).toContain('day=2099-12-01')
  expect(found(pageOf('trucking', { day: ['', ''] }))).toMatch(/day=20\d\d-\d\d-\d\d/)
})

test('a text field without the list names a place too', () => {
  expect(found(pageOf('ocean', { place: 'lutedan' }))).toContain('pod=NLRTM')
})

test.each([
  ['ocean', { place: ['', ''] }, ['place noPod']],
  ['ocean', { place: ['nowhere at all', ''] }, ['place unknown']],
  ['ocean', { place: ['n', ''] }, ['place several']],
  ['ocean', { place: ['', ''], count: '0' }, ['place noPod', 'count count']],
  ['ocean', { count: '501' }, ['count count']],
  ['trucking', { place: ['', ''] }, ['place noDistrict']],
  ['trucking', { place: ['Rotterdam', ''] }, ['place unknown']],
  ['ocean', { day: ['soon', 'soon'] }, ['day day']],
  ['trucking', { day: '2026-02-30' }, ['day day']],
  ['depot', { count: '', days: '0' }, ['count count', 'days days']],
  ['depot', { days: '367' }, ['days days']],
  ['warehouse', { cbm: '501' }, ['cbm cbm']],
  ['warehouse', { cbm: 'many' }, ['cbm cbm']],
  ['warehouse', { tons: 'heavy' }, ['tons tons']],
] as const)('%s with %j has the problems %j', (tab, change, problems) => {
  expect(found(pageOf(tab, change))).toEqual(problems)
})

test('the weight of a warehouse price may stay empty', () => {
  expect(found(pageOf('warehouse', { tons: ' 12.5 ' }))).toContain('&tons=12.5')
  expect(found(pageOf('warehouse', { tons: '' }))).not.toContain('tons')
})

test('every container of a depot stay is lifted in and out', () => {
  expect(found(pageOf('depot', { count: '10' }))).toContain('lifts=20')
  expect(found(pageOf('depot', { count: '1' }))).toMatch(/lifts=2(&|$)/)
})
