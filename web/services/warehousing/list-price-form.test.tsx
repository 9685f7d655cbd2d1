import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { ListPriceForm } from './list-price-form.tsx'
import type { ListedPrices } from './use-listed-prices.ts'

const prices = (status: ListedPrices['status'], isWithoutWeight: boolean): ListedPrices => ({
  status,
  isByPrice: false,
  isWithoutWeight,
  of: () => ({ status, price: undefined }),
  request: null,
  retry() {},
})

test.each([
  ['en', /for the volume alone, without a weight/],
  ['zh', /只按体积计算，未计重量/],
] as const)('in %s the list says when its prices are without a weight', async (language, note) => {
  const translator = await createTranslator('ningbo', language, [...baseNamespaces, 'places'])
  const show = (listed: ListedPrices) =>
    render(
      <MemoryRouter>
        <TranslatorContext value={translator}>
          <ListPriceForm prices={listed} />
        </TranslatorContext>
      </MemoryRouter>,
    )
  const { unmount } = show(prices('ready', true))
  expect(screen.getByText(note)).toBeTruthy()
  unmount()
  for (const other of [prices('ready', false), prices('loading', true), prices('none', true)]) {
    const shown = show(other)
    expect(screen.queryByText(note)).toBeNull()
    shown.unmount()
  }
})
