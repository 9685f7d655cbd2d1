import type { OrderWork } from '#contract/order-work.ts'
import { formatAmount } from '#domain/language/format-money.ts'
import type { OrderField } from '#domain/orders/fields/order-field.ts'
import { containerText, isContainerType } from '#domain/values/container-type.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import { instantIn, isWallTime } from '#domain/values/zoned-time.ts'
import { FormattedDay, ZonedTime } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { useRunningLabels } from './use-running-labels.ts'

type DetailValueProps = {
  readonly field: OrderField
  readonly text: string
  readonly zones: OrderWork['zones']
}

/** What was filled in, as its kind is read; a time with how far its clock is from UTC. */
export function DetailValue({ field, text, zones }: DetailValueProps) {
  const labels = useRunningLabels()
  switch (field.kind) {
    case 'moment': {
      const zone = zones[field.clock ?? 'origin']
      if (!isWallTime(text)) return text
      return <ZonedTime at={instantIn(zone, text).toISOString()} zone={zone} />
    }
    case 'day':
      return isCalendarDay(text) ? <FormattedDay day={text} /> : text
    case 'whole':
    case 'decimal':
      return formatAmount(text)
    case 'choice':
      return isContainerType(text) ? containerText(text) : labels.choice(field.name, text)
    default:
      return <TypedText text={text} />
  }
}
