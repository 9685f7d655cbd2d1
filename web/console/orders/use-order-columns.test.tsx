import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { consoleNamespaces } from '#web/page/console-pages.ts'
import { orderColumns, useOrderColumns } from './use-order-columns.tsx'

/** Beside the menu and the checkboxes, of a screen of 1,440 px. */
const roomPx = 1148

test.each(['finance', 'refunds', 'all'] as const)(
  'the amounts of “%s” are in sight, and every row has one line',
  async (part) => {
    const translator = await createTranslator('group', 'en', [
      'common',
      'ordersAdmin',
      'orderView',
      'orders',
      ...consoleNamespaces,
    ])
    const { result } = renderHook(() => useOrderColumns(part), {
      wrapper: ({ children }) => <TranslatorContext value={translator}>{children}</TranslatorContext>,
    })
    expect(result.current.map(({ id }) => id)).toEqual(orderColumns)
    const columns = new Map(result.current.map((column) => [column.id, column]))
    const total = columns.get('total')
    expect([total?.header, total?.sort]).toEqual(
      part === 'all' ? ['Total incl. VAT', 'server'] : ['Amount to process', undefined],
    )
    const before = orderColumns.slice(0, orderColumns.indexOf('service') + 1)
    expect(before).toContain('total')
    expect(before.reduce((sum, id) => sum + (columns.get(id)?.widthPx ?? 0), 0)).toBeLessThanOrEqual(roomPx)
    expect(result.current.filter(({ isText }) => isText)).toEqual([])
  },
)
