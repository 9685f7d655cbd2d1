import { expect } from 'vitest'
import { orderServices } from '#domain/orders/fields/order-forms.ts'
import type { OrderedServices } from '#domain/orders/fields/ordered-services.ts'
import type { TableColumn } from '#web/ui/table/columns.ts'

/** Of Latin letters in Inter, of Chinese ones; cells have a space of 12 px on both sides. */
const letterEm = { en: 0.54, zh: 1 } as const
const cellSpacePx = 24

type Column<Row> = Pick<TableColumn<Row>, 'cell' | 'text' | 'widthPx'> | undefined

/** No service is cut in its column, and its title has every service of the order by its full name. */
export function expectServicesFit<Row extends OrderedServices>(
  column: Column<Row>,
  language: 'zh' | 'en',
  fontPx: number,
): void {
  for (const service of orderServices) {
    const row = { service, moreServices: [] as readonly string[] } as unknown as Row
    const shown = String(column?.cell(row))
    const widthPx = shown.length * letterEm[language] * fontPx + cellSpacePx
    expect(widthPx, shown).toBeLessThanOrEqual(column?.widthPx ?? 0)
    expect(column?.text?.(row).length, shown).toBeGreaterThanOrEqual(shown.length)
  }
  const several = { service: 'soc', moreServices: ['customs'] } as unknown as Row
  expect(column?.text?.(several)).toContain(' + ')
}
