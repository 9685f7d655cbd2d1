import { render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { QuoteRow } from '#contract/quotes.ts'
import type { Language } from '#domain/brands/brand.ts'
import { explanationNamespaces } from '#web/components/quotes/offer/use-explanation.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { moneyWidthPx, usualWidthPx } from '#web/ui/table/columns.ts'
import { hiddenQuoteColumnIds, quoteColumnIds, useQuoteColumns } from './quote-columns.tsx'

/** The frame of a table in the workbench at 1440 px, without its border and the column of the checkboxes. */
const frameWidthPx = 1134 - 2 - 40

async function columnsIn(language: Language) {
  return renderHook(useQuoteColumns, { wrapper: await wrapperIn(language) }).result.current
}

async function wrapperIn(language: Language) {
  const namespaces = [...baseNamespaces, 'prices', ...explanationNamespaces, 'myQuotes', 'requests'] as const
  const translator = await createTranslator('ningbo', language, namespaces)
  return ({ children }: { children: ReactNode }) => (
    <TranslatorContext value={translator}>{children}</TranslatorContext>
  )
}

test.each(['zh', 'en'] as const)('the default columns of the quotes fit at 1440 px: %s', async (language) => {
  const columns = await columnsIn(language)
  expect(columns.map(({ id }) => id)).toEqual(quoteColumnIds)
  const shown = columns.filter(({ id }) => !hiddenQuoteColumnIds.includes(id))
  const sum = shown.reduce((total, { widthPx = usualWidthPx }) => total + widthPx, 0)
  expect(shown.map(({ id }) => id)).toContain('sailing')
  expect(sum).toBeLessThanOrEqual(frameWidthPx)
})

test('the column of the validity is wide enough for a weekday with its time', async () => {
  const validUntil = (await columnsIn('zh')).find(({ id }) => id === 'validUntil')
  expect(validUntil?.widthPx).toBeGreaterThanOrEqual(160)
})

const row = (labels: readonly string[]) =>
  ({
    labels,
    sailing: { carrier: 'TKS', vessel: 'MISTIDE DELTA', voyage: '045W', departsOn: '2026-11-19' },
  }) as unknown as QuoteRow

test('the column of the total never cuts an amount', async () => {
  const total = (await columnsIn('en')).find(({ id }) => id === 'total')
  expect(total?.widthPx).toBe(moneyWidthPx)
})

test.each([
  [[], ''],
  [['急件'], '急件'],
  [['急件', '宁波港', 'VIP customer'], '急件 +2'],
])('of the labels %o the list shows "%s"', async (labels, shown) => {
  const column = (await columnsIn('zh')).find(({ id }) => id === 'labels')
  expect(column?.cell(row(labels))).toBe(shown)
  expect(column?.text?.(row(labels))).toBe(labels.join(' · '))
})

test('a sailing begins with its departure and its vessel', async () => {
  const sailing = (await columnsIn('en')).find(({ id }) => id === 'sailing')
  expect(sailing?.cell(row([]))).toMatch(/^Thu.19.Nov · MISTIDE DELTA \/ 045W · /)
})

test('on a phone a quote shows its validity and its labels too', async () => {
  const columns = await columnsIn('en')
  const shown = columns.filter(({ narrowSlot }) => narrowSlot).map(({ id }) => id)
  expect(shown).toEqual(['number', 'shipment', 'total', 'validUntil', 'state', 'labels'])
})

const byStaff = { mode: 'agreed', requestKind: 'rail', pickUpPlace: null, containers: [], places: [] }

test.each([
  ['en', '义乌', 'Yiwu → Duisburg · Rail freight', undefined],
  ['zh', 'Yiwu', '义乌 → 杜伊斯堡 · 铁路', undefined],
  ['en', '浙江某工厂, gate 2', '浙江某工厂, gate 2 → Duisburg · Rail freight', '浙江某工厂'],
  ['zh', '浙江某工厂', '浙江某工厂 → 杜伊斯堡 · 铁路', undefined],
] as const)(
  'in %s a quote by staff from "%s" is "%s", and "%s" is marked as Chinese',
  async (language, from, shown, marked) => {
    const shipment = (await columnsIn(language)).find(({ id }) => id === 'shipment')
    const quote = { ...byStaff, from, to: 'Duisburg' } as unknown as QuoteRow
    const { container } = render(shipment?.cell(quote), { wrapper: await wrapperIn(language) })
    expect(container.textContent).toBe(shown)
    expect(shipment?.text?.(quote)).toBe(shown)
    expect(container.querySelector('[lang="zh"]')?.textContent).toBe(marked)
  },
)

test('a row says which service its price is for, on a line with the containers', async () => {
  const shipment = (await columnsIn('en')).find(({ id }) => id === 'shipment')
  const containers = [{ type: '40HQ', count: 4 }]
  const textOf = (row: object) =>
    shipment?.text?.({ ...byStaff, from: 'CNSHA', to: 'USLAX', containers, ...row } as unknown as QuoteRow)
  expect(textOf({ requestKind: 'soc' })).toBe(
    'Shanghai → Los Angeles · 4 × 40HQ · Shipper-owned containers (SOC)',
  )
  expect(textOf({ requestKind: 'insurance', containers: [] })).toBe(
    'Shanghai → Los Angeles · Cargo insurance',
  )
  expect(textOf({ mode: 'ocean', requestKind: null })).toBe(
    'Shanghai → Los Angeles · 4 × 40HQ · Ocean freight',
  )
  expect(textOf({ from: null, to: null, containers: [] })).toBe('Rail freight')
})
