import { endOfPaymentDay } from '#domain/orders/notifications/reminders.ts'
import { FormattedDay, FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { useNow } from '#web/ui/use-now.ts'
import styles from './due-time.module.css'

type DueTimeProps = {
  readonly at: string | null
  /** In a narrow column, a sign in place of the word. */
  readonly isBrief?: boolean
}

/** By when a request must be answered; marked once that time is over, also while the page stays open. */
export function DueTime({ at, isBrief = false }: DueTimeProps) {
  const now = useNow()
  if (at === null) return null
  const isOverdue = now !== undefined && now > new Date(at)
  return (
    <>
      {isOverdue && <Overdue isBrief={isBrief} />} <FormattedTime at={at} format="dayTime" />
    </>
  )
}

type PayDayProps = { readonly day: string | null; readonly isBrief?: boolean }

/** The last day to pay; marked once it is over. */
export function PayDay({ day, isBrief = false }: PayDayProps) {
  const now = useNow()
  if (day === null) return null
  const isOverdue = now !== undefined && now >= endOfPaymentDay(day)
  return (
    <>
      {isOverdue && <Overdue isBrief={isBrief} />} <FormattedDay day={day} />
    </>
  )
}

function Overdue({ isBrief }: { readonly isBrief: boolean }) {
  const { t } = useTranslation('console')
  const label = t('due.overdue')
  if (!isBrief) return <Badge tone="bad" icon="clock" label={label} />
  return (
    <span className={styles.sign} title={label}>
      <Icon name="clock" size={16} />
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
