import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import type { Language } from '#domain/brands/brand.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { ListOrTable } from './list-or-table.tsx'
import { viewOf, withListView } from './list-views.ts'

type Depot = { readonly code: string; readonly port: string; readonly price: string }

const rows: readonly Depot[] = [
  { code: 'A', port: 'Qingdao', price: 'CNY 4.00' },
  { code: 'B', port: 'Ningbo', price: 'CNY 12.50' },
]

const columns: readonly Column<Depot>[] = [
  {
    key: 'name',
    header: 'Depot',
    isRowHeader: true,
    narrowSlot: 'first',
    cell: ({ code }) => <Link to={`/depot?code=${code}`}>Depot {code}</Link>,
  },
  { key: 'port', header: 'Port', narrowSlot: 'second', cell: ({ port }) => port },
  { key: 'price', header: 'Price', align: 'end', narrowSlot: 'secondEnd', cell: ({ price }) => price },
]

function Where() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  )
}

async function show(url: string, language: Language = 'en') {
  const translator = await createTranslator('group', language, baseNamespaces)
  render(
    <MemoryRouter initialEntries={[url]}>
      <TranslatorContext value={translator}>
        <ListOrTable caption="Depots" columns={columns} rows={rows} rowKey={({ code }) => code}>
          <p>Cards</p>
        </ListOrTable>
        <Where />
      </TranslatorContext>
    </MemoryRouter>,
  )
}

const url = () => screen.getByRole('status').textContent
const shown = () => (screen.queryByRole('table') ? 'table' : screen.queryByText('Cards') ? 'list' : 'nothing')

test.each([
  ['', 'list'],
  ['view=list', 'list'],
  ['view=table', 'table'],
  ['view=TABLE', 'list'],
  ['view=', 'list'],
])('the query %j is read as a %s', (query, view) => {
  expect(viewOf(new URLSearchParams(query))).toBe(view)
})

test.each([
  ['port=CNNGB', 'table', 'port=CNNGB&view=table'],
  ['view=table&port=CNNGB', 'list', 'port=CNNGB'],
  ['view=table', 'table', 'view=table'],
] as const)('from %j to a %s the other parameters stay', (query, view, changed) => {
  expect(`${withListView(new URLSearchParams(query), view)}`).toBe(changed)
})

test.each([
  ['en', 'View', ['List', 'Table']],
  ['zh', '显示方式', ['列表', '表格']],
] as const)('in %s the switch is named %s', async (language, label, names) => {
  await show('/list', language)
  const nav = screen.getByRole('navigation', { name: label })
  expect([...nav.querySelectorAll('a')].map((link) => link.textContent)).toEqual(names)
})

test('the keys switch to the table and back, the filter stays, and Back returns', async () => {
  await show('/list?port=CNNGB')
  expect(shown()).toBe('list')
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Table')
  await userEvent.keyboard('{Enter}')
  expect([shown(), url()]).toEqual(['table', '/list?port=CNNGB&view=table'])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Table')
  expect(document.activeElement?.textContent).toBe('Table')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect([shown(), url()]).toEqual(['list', '/list?port=CNNGB'])
})

test('the table names its rows, which link to their pages, and aligns money at the end', async () => {
  await show('/list?view=table')
  expect(screen.getByRole('table', { name: 'Depots' })).toBeTruthy()
  expect(
    screen.getAllByRole('rowheader').map((cell) => cell.querySelector('a')?.getAttribute('href')),
  ).toEqual(['/depot?code=A', '/depot?code=B'])
  expect(screen.getByRole('columnheader', { name: 'Price' }).dataset.align).toBe('end')
  expect(screen.getAllByRole('cell').map(({ title, dataset }) => [title, dataset.narrowSlot])).toEqual([
    ['Qingdao', 'second'],
    ['CNY 4.00', 'secondEnd'],
    ['Ningbo', 'second'],
    ['CNY 12.50', 'secondEnd'],
  ])
})
