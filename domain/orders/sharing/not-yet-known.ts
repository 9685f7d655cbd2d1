import type { FieldTexts, OrderValues } from '#domain/orders/fields/order-field.ts'
import type { OrderService } from '#domain/orders/fields/order-forms.ts'
import { runningForms } from '#domain/orders/running/running-fields.ts'

/** What a driver needs and staff fill in; the company may have stated it with the order. */
const driverNeeds = [
  { group: 'containers', field: 'number', orderedIn: 'containerNumbers' },
  { group: 'containers', field: 'seal' },
  { group: 'trucks', field: 'plate' },
  { group: 'trucks', field: 'loadingAt' },
] as const

const hasAll = (rows: readonly FieldTexts[] | undefined, field: string): boolean =>
  rows !== undefined && rows.length > 0 && rows.every((row) => (row[field] ?? '') !== '')

/** The fields that a driver waits for, of the rows that the service has. */
export function notYetKnown(
  service: OrderService,
  ordered: readonly OrderValues[],
  running: OrderValues,
): readonly string[] {
  const isAsked = ({ group }: (typeof driverNeeds)[number]) =>
    runningForms[service].groups.some(({ name }) => name === group)
  const isOrdered = (need: (typeof driverNeeds)[number]) =>
    ordered.some(
      ({ fields, groups }) =>
        (fields[need.field] ?? '') !== '' ||
        ('orderedIn' in need && hasAll(groups[need.orderedIn], need.field)),
    )
  return driverNeeds
    .filter((need) => isAsked(need) && !isOrdered(need) && !hasAll(running.groups[need.group], need.field))
    .map(({ field }) => field)
}
