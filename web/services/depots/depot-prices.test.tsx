import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { DepotSheet } from '#contract/places.ts'
import type { DepotTerms } from '#contract/published-terms.ts'
import type { Language } from '#domain/brands/brand.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { ListOrTable } from '#web/services/shared/list-or-table.tsx'
import { DepotTile } from './depot-tile.tsx'
import { storageFrom } from './storage-price.ts'
import { useListColumns } from './use-depot-columns.tsx'

const facts = {
  areaSquareMetres: 9000,
  capacityTeu: 6000,
  stackers: 4,
  repairShedSquareMetres: 300,
  reeferSockets: 40,
  equipment: [],
  serviceTypes: [],
}
const depotOf = (code: string) =>
  ({
    code,
    port: 'CNTAO',
    name: { zh: code, en: code },
    address: { zh: '', en: '' },
    workTime: { zh: '', en: '' },
    facts,
  }) as unknown as DepotSheet
const termsOf = (
  depot: string,
  freeDays: number,
  storagePerDay: DepotTerms['storagePerDay'],
): DepotTerms => ({
  depot,
  port: 'CNTAO',
  freeDays,
  storagePerDay,
  storageTiers: [{ fromDay: 1, factor: '1' }],
})
const depots = ['D1', 'D2', 'D3'].map(depotOf)
const terms = [termsOf('D1', 21, { laden: '30', empty: '20' }), termsOf('D2', 3, { laden: '15.5' })]

function List() {
  const columns = useListColumns({}, terms)
  return (
    <ListOrTable caption="Depots" columns={columns} rows={depots} rowKey={({ code }) => code}>
      {(shown) => shown.map((depot) => <DepotTile key={depot.code} depot={depot} rows={{}} terms={terms} />)}
    </ListOrTable>
  )
}

async function show(url: string, language: Language) {
  const translator = await createTranslator('group', language, [...baseNamespaces, 'places'])
  const Page = createRoutesStub([{ path: '/', Component: List }])
  render(
    <TranslatorContext value={translator}>
      <Page initialEntries={[url]} />
    </TranslatorContext>,
  )
}

const cellsOf = () =>
  screen
    .getAllByRole('row')
    .map((row) => row.lastElementChild?.querySelector('div')?.textContent?.replaceAll('\u00a0', ' '))

test.each([
  ['en', ['from CNY 20.00 per container-day', 'from CNY 15.50 per container-day', 'Price on request']],
  ['zh', ['¥20.00/箱天起', '¥15.50/箱天起', '人工报价']],
] as const)('the table of depots shows where storage starts, in %s', async (language, texts) => {
  await show('/?view=table', language)
  expect(cellsOf().slice(1)).toEqual(texts)
})

test('the table can be sorted by that price; on request comes last', async () => {
  await show('/?view=table&sort=storage', 'en')
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(-2))).toEqual([
    'D2',
    'D1',
    'D3',
  ])
})

test('a card shows it with the free days', async () => {
  await show('/', 'en')
  expect(screen.getByText('21 free days, then from CNY 20.00 per container per day, excl. VAT')).toBeTruthy()
  expect(screen.getByText('Price on request')).toBeTruthy()
})

test('a kind without a price does not make storage free', () => {
  expect(storageFrom({ storagePerDay: { laden: '30', 'pre-pull': '0' } })?.amount).toBe('30.00')
  expect(storageFrom({ storagePerDay: {} })).toBeUndefined()
})
