import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { PricedRow } from '#contract/lanes.ts'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import type { SavedRows } from './bulk-runs.ts'
import { PricedRows } from './priced-rows.tsx'

const unread = {
  row: 3,
  cells: ['Ningbo', 'Atlantis', '40HQ', '1', '1/12/2026'],
  lane: null,
  fields: { pod: 'unknown-value', etd: 'inconsistent' },
  cheapest: null,
} as unknown as PricedRow
const lane = { pol: 'CNNGB', pod: 'NLRTM', type: '40HQ', count: 2 }
const money = { amount: '100.00', currency: 'CNY' }
const priced = {
  row: 1,
  cells: [],
  lane,
  fields: {},
  cheapest: {
    total: money,
    perContainer: money,
    carrier: 'X',
    departsOn: '2026-11-20',
    transitDays: 30,
    validUntil: '2026-11-18T00:00:00Z',
    offerCode: 'OFFER-1',
  },
} as unknown as PricedRow
const withoutPrice = { ...priced, row: 2, lane: { ...lane, pod: 'USLAX' }, cheapest: null, params: {} }

async function show(rows: readonly PricedRow[], saved: SavedRows = {}, onSaved = (_: SavedRows) => {}) {
  const namespaces = [...baseNamespaces, ...formNamespaces, 'myQuotes', 'table'] as const
  const translator = await createTranslator('ningbo', 'en', namespaces)
  render(
    <MemoryRouter>
      <TranslatorContext value={translator}>
        <QueryLayer>
          <PricedRows rows={rows} quotedOn="2026-11-17" saved={saved} onSaved={onSaved} />
        </QueryLayer>
      </TranslatorContext>
    </MemoryRouter>,
  )
  return screen.getAllByRole('row').slice(1)
}

test('the reason why a row has no price takes the place of all its values', async () => {
  const [line] = await show([unread])
  if (!line) throw new Error('There is no row')
  const cells = within(line).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['Row3', 'Containers—'])
  expect(cells).toHaveLength(3)
  expect(cells.at(-1)?.getAttribute('colspan')).toBe('6')
  expect(cells.at(-1)?.textContent?.trim()).toBe(
    'Could not be read: Unknown port of discharge; The earliest departure can be read as two dates. Write the month as a word, e.g. 1 Dec 2026',
  )
  expect(within(line).queryByRole('checkbox')).toBeNull()
})

test('a priced row is opened, saved or requested; one without a price is requested; selected ones together', async () => {
  const sent: unknown[] = []
  const answer = async (_key: string, input: unknown) => {
    sent.push(input)
    return ok({ number: 'Q1', total: money })
  }
  provideClient({ call: answer as never, enter: answer as never, forgetLogIn: () => {} })
  const [first, second] = await show([priced, withoutPrice as unknown as PricedRow])
  if (!first || !second) throw new Error('There are no rows')
  const hrefOf = (row: HTMLElement, name: string) =>
    new URL(within(row).getByRole('link', { name }).getAttribute('href') ?? '', 'http://x')
  const opened = hrefOf(first, 'Open').searchParams
  expect([opened.get('pol'), opened.get('pod'), opened.get('offer')]).toEqual(['CNNGB', 'NLRTM', 'OFFER-1'])
  expect(hrefOf(second, 'Request').searchParams.get('to')).toBe('USLAX')
  expect(within(second).queryByRole('button', { name: 'Save' })).toBeNull()
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  const both = screen.getByRole('link', { name: 'Request a quote for these rows' }).getAttribute('href') ?? ''
  const remark = new URL(both, 'http://x').searchParams.get('remark')
  expect(remark?.split('\n')).toEqual(['Ningbo → Rotterdam, 2 × 40HQ', 'Ningbo → Los Angeles, 2 × 40HQ'])
  fireEvent.click(screen.getByRole('button', { name: 'Save 1 quote' }))
  expect(await within(first).findByRole('link', { name: 'Q1' })).toBeTruthy()
  expect(within(first).queryByText(/rates changed/)).toBeNull()
  expect(sent).toMatchObject([
    { body: { offerCode: 'OFFER-1', query: { pol: 'CNNGB', etdFrom: '2026-11-17' } } },
  ])
})

test('a row that was saved before shows its number and is not saved again', async () => {
  const answer = async () => ok({ number: 'Q2', total: money })
  provideClient({ call: answer as never, enter: answer as never, forgetLogIn: () => {} })
  const stored: SavedRows[] = []
  const before = { 1: { number: 'Q1', total: { amount: '100.00', currency: 'CNY' } } } as const
  const [first, second] = await show([priced, { ...priced, row: 2 }], before, (rows) => stored.push(rows))
  if (!first || !second) throw new Error('There are no rows')
  expect(within(first).getByRole('link', { name: 'Q1' })).toBeTruthy()
  expect(within(first).queryByRole('button', { name: 'Save' })).toBeNull()
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  fireEvent.click(screen.getByRole('button', { name: 'Save 2 quotes' }))
  expect(await within(second).findByRole('link', { name: 'Q2' })).toBeTruthy()
  expect(stored).toEqual([{ 2: { number: 'Q2', total: money } }])
})

test('a row whose rate changed after pricing says at which price it was saved', async () => {
  const totals = [money, { ...money, amount: '112.50' }]
  const answer = async () => ok({ number: `Q${totals.length}`, total: totals.shift() })
  provideClient({ call: answer as never, enter: answer as never, forgetLogIn: () => {} })
  const [same, moved] = await show([priced, { ...priced, row: 2 }])
  if (!same || !moved) throw new Error('There are no rows')
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  fireEvent.click(screen.getByRole('button', { name: 'Save 2 quotes' }))
  const status = await within(moved).findByRole('status')
  expect(status.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Saved as quote Q1 at CNY 112.50. The rates changed after this list was priced; it no longer costs CNY 100.00.',
  )
  expect(within(same).getByRole('link', { name: 'Q2' })).toBeTruthy()
  expect(within(same).queryByRole('status')).toBeNull()
})
