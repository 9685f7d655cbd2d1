import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { Language } from '#domain/brands/brand.ts'
import { explanationNamespaces } from '#web/components/quotes/use-explanation.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { timeWidthsPx, usualWidthPx } from '#web/ui/table/columns.ts'
import { hiddenQuoteColumnIds, quoteColumnIds, useQuoteColumns } from './quote-columns.tsx'

/** The frame of a table in the workbench at 1440 px, without its border and the column of the checkboxes. */
const frameWidthPx = 1134 - 2 - 40

async function columnsIn(language: Language) {
  const namespaces = [...baseNamespaces, 'prices', ...explanationNamespaces, 'myQuotes'] as const
  const translator = await createTranslator('ningbo', language, namespaces)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TranslatorContext value={translator}>{children}</TranslatorContext>
  )
  return renderHook(useQuoteColumns, { wrapper }).result.current
}

test.each(['zh', 'en'] as const)('the default columns of the quotes fit at 1440 px: %s', async (language) => {
  const columns = await columnsIn(language)
  expect(columns.map(({ id }) => id)).toEqual(quoteColumnIds)
  const shown = columns.filter(({ id }) => !hiddenQuoteColumnIds.includes(id))
  const sum = shown.reduce((total, { widthPx = usualWidthPx }) => total + widthPx, 0)
  expect(shown.map(({ id }) => id)).toContain('sailing')
  expect(sum).toBeLessThanOrEqual(frameWidthPx)
})

test('the column of the validity is wide enough for a Chinese date', async () => {
  const validUntil = (await columnsIn('zh')).find(({ id }) => id === 'validUntil')
  expect(validUntil?.widthPx).toBe(timeWidthsPx.date)
})
