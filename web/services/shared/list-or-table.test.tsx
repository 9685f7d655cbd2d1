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
  { key: 'port', header: 'Port', narrowSlot: 'second', cell: ({ port }) => port, sortBy: ({ port }) => port },
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
          {(shown) => <p>Cards {shown.map(({ code }) => code).join('')}</p>}
        </ListOrTable>
        <Where />
      </TranslatorContext>
    </MemoryRouter>,
  )
}

const url = () => screen.getByRole('status').textContent
const shown = () =>
  screen.queryByRole('table') ? 'table' : screen.queryByText(/^Cards/) ? 'list' : 'nothing'

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

const order = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(-1))
const portHeader = () => screen.getByRole('columnheader', { name: 'Port' })

test('the link of a header sorts by its column, then the other way round, then not at all', async () => {
  await show('/list?port=CNNGB&view=table')
  expect([order(), portHeader().getAttribute('aria-sort')]).toEqual([['A', 'B'], 'none'])
  const press = () => userEvent.click(screen.getByRole('link', { name: 'Port' }))
  await press()
  expect([order(), portHeader().getAttribute('aria-sort')]).toEqual([['B', 'A'], 'ascending'])
  expect(url()).toBe('/list?port=CNNGB&view=table&sort=port')
  await press()
  expect([order(), portHeader().getAttribute('aria-sort')]).toEqual([['A', 'B'], 'descending'])
  expect(url()).toBe('/list?port=CNNGB&view=table&sort=-port')
  await press()
  expect([portHeader().getAttribute('aria-sort'), url()]).toEqual(['none', '/list?port=CNNGB&view=table'])
})

test('a column without an order has no link, and its name in the URL sorts nothing', async () => {
  await show('/list?view=table&sort=price')
  expect(order()).toEqual(['A', 'B'])
  expect(screen.queryByRole('link', { name: 'Price' })).toBeNull()
  expect(screen.getByRole('columnheader', { name: 'Price' }).hasAttribute('aria-sort')).toBe(false)
})

test('cards stand in the order of the URL too', async () => {
  await show('/list?sort=port')
  expect(screen.getByText(/^Cards/).textContent).toBe('Cards BA')
})
