import type { OrderValues } from '#domain/orders/fields/order-field.ts'

/** The contract sends values that can be changed. */
export const sentValues = ({ fields, groups }: OrderValues) => ({
  fields: { ...fields },
  groups: Object.fromEntries(
    Object.entries(groups).map(([name, rows]) => [name, rows.map((row) => ({ ...row }))]),
  ),
})

export type SentValues = ReturnType<typeof sentValues>
