import { dayInZone } from '#domain/language/format-time.ts'
import type { FieldTexts } from '#domain/orders/fields/order-field.ts'
import { recordsThatHold } from '#domain/orders/sharing/pick-shared.ts'
import type { MilestoneRecord } from './record-milestone.ts'

type Departing = {
  /** The oldest first. */
  readonly records: readonly Omit<MilestoneRecord, 'reason'>[]
  readonly filledIn: FieldTexts | undefined
  readonly ordered: FieldTexts | undefined
}

/** The day on which it left, which no plan changes any more; before that the day of the ETD that staff filled in, or the one that was ordered. */
export function departureDay({ records, filledIn, ordered }: Departing): string | null {
  const left = recordsThatHold(records).findLast(
    ({ milestone, classifier }) => milestone === 'departure' && classifier === 'actual',
  )
  if (left?.at) return dayInZone(left.at, left.zone)
  return filledIn?.etd?.slice(0, 10) ?? ordered?.etd ?? null
}
