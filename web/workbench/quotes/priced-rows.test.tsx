import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PricedRow } from '#contract/lanes.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { PricedRows } from './priced-rows.tsx'

test('the reason why a row has no price takes the place of all its values', async () => {
  const translator = await createTranslator('ningbo', 'en', [...baseNamespaces, 'myQuotes'])
  const row = {
    row: 3,
    cells: ['Ningbo', 'Atlantis', '40HQ', '1', '1/12/2026'],
    lane: null,
    fields: { pod: 'unknown-value', etd: 'inconsistent' },
    cheapest: null,
  } as unknown as PricedRow
  render(
    <TranslatorContext value={translator}>
      <PricedRows rows={[row]} />
    </TranslatorContext>,
  )
  const [, line] = screen.getAllByRole('row')
  if (!line) throw new Error('There is no row')
  const cells = within(line).getAllByRole('cell')
  expect(cells).toHaveLength(3)
  expect(cells.at(-1)?.getAttribute('colspan')).toBe('6')
  expect(cells.at(-1)?.textContent).toBe(
    'Could not be read: Unknown port of discharge; The earliest departure can be read as two dates. Write the month as a word, e.g. 1 Dec 2026',
  )
})
