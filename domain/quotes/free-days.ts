import type { QuotedContingentCharge } from './fee-line.ts'

/** The days before detention is charged: the fewest of any container type; undefined where none is announced. */
export function freeDaysOf(
  charges: readonly Pick<QuotedContingentCharge, 'trigger' | 'params'>[],
): number | undefined {
  const days = charges
    .filter(({ trigger, params }) => trigger === 'detention' && params.freeDays !== undefined)
    .map(({ params }) => Number(params.freeDays))
  return days.length === 0 ? undefined : Math.min(...days)
}
