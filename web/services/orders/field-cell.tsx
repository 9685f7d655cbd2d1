import type { ReactNode } from 'react'
import type { OrderField } from '#domain/orders/fields/order-field.ts'
import { textLimits } from '#domain/values/text-limits.ts'

type FieldCellProps = { readonly field: OrderField; readonly children: ReactNode }

/**
 * Several lines take the whole width, a line as long as a company name takes that of two fields, and the day of a door
 * begins the line with its times.
 */
export const FieldCell = ({ field: { kind, part, max = 0 }, children }: FieldCellProps) => (
  <div
    data-wide={kind === 'lines' || undefined}
    data-first={(kind === 'day' && part === 'doors') || undefined}
    data-long={(kind !== 'lines' && max >= textLimits.companyName) || undefined}
  >
    {children}
  </div>
)
