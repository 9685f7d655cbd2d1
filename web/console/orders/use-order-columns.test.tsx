import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Language } from '#domain/brands/brand.ts'
import { expectServicesFit } from '#tests/support/service-column.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import type { ListPart } from './queues.ts'
import { orderColumns, useOrderColumns } from './use-order-columns.tsx'

/** Beside the menu and the checkboxes, of a screen of 1,440 px. */
const roomPx = 1148
/** Beside an open order as well, which takes eleven parts of twenty. */
const besidePx = 488

const toSettle = ['Amount to process', undefined] as const

async function columnsOf(part: ListPart, language: Language, isBeside: boolean) {
  const namespaces = ['common', 'ordersAdmin', 'orderView', 'orders', ...consoleNamespaces] as const
  const translator = await createTranslator('group', language, [...namespaces])
  const { result } = renderHook(() => useOrderColumns(part, isBeside), {
    wrapper: ({ children }) => <TranslatorContext value={translator}>{children}</TranslatorContext>,
  })
  return result.current
}

const widthOf = (columns: Awaited<ReturnType<typeof columnsOf>>, ids: readonly string[]) =>
  columns.filter(({ id }) => ids.includes(id)).reduce((sum, { widthPx = 0 }) => sum + widthPx, 0)

test('beside an open order the number, the deadline and the company leave room for the state', async () => {
  const ids = orderColumns.slice(0, orderColumns.indexOf('state'))
  expect(widthOf(await columnsOf('operations', 'en', true), ids)).toBeLessThanOrEqual(besidePx - 100)
})

test.each([
  ['finance', 'en', toSettle],
  ['unpaid', 'en', toSettle],
  ['refunds', 'en', toSettle],
  ['all', 'en', ['Total incl. VAT', 'server']],
  ['all', 'zh', ['含税总价', 'server']],
] as const)(
  'the amounts of “%s” are in sight, and every row has one line, with the whole service: %s',
  async (part, language, head) => {
    const shown = await columnsOf(part, language, false)
    expect(shown.map(({ id }) => id)).toEqual(orderColumns)
    const columns = new Map(shown.map((column) => [column.id, column]))
    const total = columns.get('total')
    expect([total?.header, total?.sort]).toEqual(head)
    const before = orderColumns.slice(0, orderColumns.indexOf('service') + 1)
    expect(before).toContain('total')
    expect(widthOf(shown, before)).toBeLessThanOrEqual(roomPx)
    expect(shown.filter(({ isText }) => isText)).toEqual([])
    expectServicesFit(columns.get('service'), language, 12)
  },
)

test.each([
  ['unpaid', 'Pay by'],
  ['refunds', 'Deadline'],
  ['all', 'Deadline'],
] as const)('“%s” is sorted by “%s”', async (part, header) => {
  const due = (await columnsOf(part, 'en', false)).find(({ id }) => id === 'due')
  expect([due?.header, due?.sort]).toEqual([header, 'server'])
})
