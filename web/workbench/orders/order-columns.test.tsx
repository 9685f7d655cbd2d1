import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { customerOrderSorts } from '#domain/orders/lifecycle/order-sorts.ts'
import { expectServicesFit } from '#tests/support/service-column.ts'
import { orderNamespaces } from '#web/components/orders/use-field-label.ts'
import { baseNamespaces } from '#web/language/messages.ts'
import { createTranslator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { usualWidthPx } from '#web/ui/table/columns.ts'
import { hiddenOrderColumnIds, orderColumnIds, useOrderColumns } from './order-columns.tsx'

/** The frame of a table in the workbench at 1440 px, without its border. */
const frameWidthPx = 1134 - 2

/** Of letters and figures of a deadline, measured in Inter 600. */
const boldEm = { en: 0.51, zh: 0.66 } as const

test.each(['zh', 'en'] as const)('the default columns of the orders fit at 1440 px: %s', async (language) => {
  const namespaces = [...baseNamespaces, ...orderNamespaces, 'workbenchOrders'] as const
  const translator = await createTranslator('ningbo', language, namespaces)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TranslatorContext value={translator}>{children}</TranslatorContext>
  )
  const columns = renderHook(useOrderColumns, { wrapper }).result.current
  expect(columns.map(({ id }) => id)).toEqual(orderColumnIds)
  const shown = columns.filter(({ id }) => !hiddenOrderColumnIds.includes(id))
  expect(shown.map(({ id }) => id)).toContain('service')
  const sum = shown.reduce((total, { widthPx = usualWidthPx }) => total + widthPx, 0)
  expect(sum).toBeLessThanOrEqual(frameWidthPx)
  expectServicesFit(
    columns.find(({ id }) => id === 'service'),
    language,
    13,
  )
  const next = columns.find(({ id }) => id === 'next')
  const row = { waitsFor: 'customer', dueAt: '2026-11-22T03:36:00+08:00' } as unknown as Parameters<
    NonNullable<typeof next>['cell']
  >[0]
  const text = next?.text?.(row) ?? ''
  expect(text).toContain('03:36')
  expect(text.length * boldEm[language] * 13 + 24, text).toBeLessThanOrEqual(next?.widthPx ?? 0)
  expect(columns.flatMap(({ id, sort }) => (sort === 'server' ? [id] : []))).toEqual([...customerOrderSorts])
})
