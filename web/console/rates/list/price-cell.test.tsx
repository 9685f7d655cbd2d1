import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { RateListRow } from '#contract/rates.ts'
import { hasUnsaved } from '#web/components/drafts/unsaved.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { PriceCell, PriceEditingContext } from './price-cell.tsx'
import { usePriceEditing } from './use-price-editing.tsx'

const row = {
  rateId: 'a',
  code: 'QE1',
  publishAt: '2026-11-01T00:00:00Z',
  endedAt: null,
  prices: { '20GP': '1265', '40HQ': '1900' },
  previousPrices: { '20GP': '1150', '40HQ': '2000' },
} as unknown as RateListRow

function Sheet({ rows }: { readonly rows: readonly RateListRow[] }) {
  const { context, typed, isOn, toggle } = usePriceEditing('ocean-lane')
  return (
    <PriceEditingContext value={context}>
      <button type="button" aria-pressed={isOn} onClick={toggle}>
        edit
      </button>
      <table>
        <tbody>
          {rows.map((one) => (
            <tr key={one.rateId}>
              {(['20GP', '40GP', '40HQ'] as const).map((type) => (
                <td key={type}>
                  <PriceCell row={one} type={type} currency="USD" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <output>{JSON.stringify(typed)}</output>
    </PriceEditingContext>
  )
}

beforeEach(() => window.localStorage.clear())

async function open(...rows: readonly RateListRow[]) {
  const translator = await createTranslator('group', 'en', ['common', ...consoleNamespaces, 'ratesAdmin'])
  render(
    <TranslatorContext value={translator}>
      <Sheet rows={rows} />
    </TranslatorContext>,
  )
}
const typed = () => JSON.parse(screen.getByRole('status').textContent ?? '')
const cell = (type: string) => screen.getByRole('button', { name: new RegExp(`^Edit QE1, ${type}`) })
const field = (type: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Price of QE1, ${type}` })

test('a price says whether it rose or fell against the version before', async () => {
  await open(row)
  expect(screen.getByText('▲').parentElement?.title).toBe('+10.0%')
  expect(screen.getByText('▼').parentElement?.title).toBe('−5.0%')
  expect(screen.queryByRole('button', { name: /^Edit QE1/ })).toBeNull()
})

test('a price is in its currency; while prices are edited, the cell needs the width for the figure', async () => {
  await open(row)
  expect(document.querySelector('td')?.textContent).toMatch(/USD\s1,265/)
  await userEvent.click(screen.getByRole('button', { name: 'edit' }))
  expect(cell('20GP').textContent).toMatch(/1,265$/)
  expect(cell('20GP').textContent).not.toContain('USD')
})

test('Enter opens a cell and takes its price, Tab goes on, Escape leaves it as it was', async () => {
  await open(row)
  await userEvent.click(screen.getByRole('button', { name: 'edit' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(cell('20GP'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(field('20GP'))
  await userEvent.keyboard('1,300{Enter}')
  expect(typed()).toEqual({ a: { '20GP': '1300' } })
  expect(document.activeElement).toBe(cell('20GP'))
  await userEvent.keyboard('{Enter}{Tab}')
  expect(document.activeElement).toBe(field('40GP'))
  await userEvent.keyboard('1800{Tab}')
  expect(document.activeElement).toBe(field('40HQ'))
  await userEvent.keyboard('1{Escape}')
  expect(document.activeElement).toBe(cell('40HQ'))
  expect(typed()).toEqual({ a: { '20GP': '1300', '40GP': '1800' } })
})

test('a text that is no price is not taken, an empty one takes the price away', async () => {
  await open(row)
  await userEvent.click(screen.getByRole('button', { name: 'edit' }))
  await userEvent.click(cell('20GP'))
  await userEvent.keyboard('dear{Enter}')
  expect(field('20GP').getAttribute('aria-invalid')).toBe('true')
  expect(typed()).toEqual({})
  await userEvent.keyboard('{Escape}')
  await userEvent.click(cell('40HQ'))
  await userEvent.keyboard('{Backspace}')
  await userEvent.click(document.body)
  expect(typed()).toEqual({ a: { '40HQ': null } })
})

test('a draft and a version with an end have no fields', async () => {
  await open({ ...row, publishAt: null }, { ...row, rateId: 'b', endedAt: '2026-12-01T00:00:00Z' })
  await userEvent.click(screen.getByRole('button', { name: 'edit' }))
  expect(screen.queryByRole('button', { name: /^Edit QE1/ })).toBeNull()
})

test('typed prices are there again when the list is opened later', async () => {
  await open(row)
  await userEvent.click(screen.getByRole('button', { name: 'edit' }))
  await userEvent.click(cell('20GP'))
  await userEvent.keyboard('1300{Enter}')
  expect(hasUnsaved()).toBe(true)
  cleanup()
  expect(hasUnsaved()).toBe(false)
  await open(row)
  expect(typed()).toEqual({ a: { '20GP': '1300' } })
  expect(cell('20GP').textContent).toContain('1,300')
})
