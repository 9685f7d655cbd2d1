import { Link } from 'react-router'
import { quoteUrl, workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { cutOffFields } from '#domain/orders/running/running-fields.ts'
import type { CutOffCode } from '#domain/schedules/cut-offs.ts'
import { urgencyOf } from '#domain/values/urgency.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedTime, RelativeTime, ZonedTime } from '#web/components/formats/formatted-time.tsx'
import { useOrderUrl } from '#web/components/orders/order-paths.ts'
import { useRunningLabels } from '#web/components/orders/running/use-running-labels.ts'
import { useOrderSummary } from '#web/components/orders/use-order-summary.ts'
import { joinedByDots, useQuoteSummary } from '#web/components/quotes/offer/use-quote-summary.ts'
import { useQuotedService } from '#web/components/quotes/offer/use-quoted-service.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { useRequestSummary } from '#web/workbench/quotes/use-request-summary.ts'
import styles from './deadlines.module.css'
import type { Deadline, DeadlineKind } from './deadlines.ts'

type DeadlineProps = { readonly deadline: Deadline }

const isCutOff = (kind: DeadlineKind): kind is CutOffCode => kind in cutOffFields

export function DeadlineRow({ deadline }: DeadlineProps) {
  const { t } = useTranslation('workbench')
  const now = useNow()
  const labels = useRunningLabels()
  const orderUrl = useOrderUrl()
  const { kind, at, number, quote, cutOff } = deadline
  const ofRequestOrQuote = quote ? quoteUrl(number) : `${workbenchPaths.quotes}?show=requests`
  return (
    <li className={styles.row} data-urgency={now && urgencyOf(at, now)}>
      <DeadlineTime deadline={deadline} />
      <span className={styles.kind}>
        {isCutOff(kind) ? labels.field(cutOffFields[kind]) : t(`dashboard.deadlines.kinds.${kind}`)}
      </span>
      <Link to={cutOff ? orderUrl(number) : ofRequestOrQuote}>{number}</Link>
      <DeadlineSubject deadline={deadline} />
      <span className={styles.money}>
        {quote && <FormattedMoney money={quote.total} />}
        {cutOff?.isEstimated && t('dashboard.deadlines.estimated')}
      </span>
    </li>
  )
}

function DeadlineTime({ deadline: { at, cutOff } }: DeadlineProps) {
  const { t } = useTranslation('workbench')
  const now = useNow()
  // A cut-off that passes while the page is open may have been kept.
  const isOverdue = !cutOff && now !== undefined && now > new Date(at)
  return (
    <span className={styles.time}>
      <strong>
        {isOverdue ? <Badge tone="bad" label={t('dashboard.deadlines.overdue')} /> : <RelativeTime at={at} />}
      </strong>
      {cutOff ? (
        <ZonedTime at={at} format="dayTime" zone={cutOff.zone} />
      ) : (
        <FormattedTime at={at} format="dayTime" />
      )}
    </span>
  )
}

function DeadlineSubject({ deadline: { quote, request, cutOff } }: DeadlineProps) {
  const { t } = useTranslation('workbench')
  const ofQuote = useQuoteSummary()
  const serviceOf = useQuotedService()
  const ofRequest = useRequestSummary()
  const ofOrder = useOrderSummary()
  return (
    <span className={styles.what}>
      {quote && joinedByDots([serviceOf(quote), ofQuote(quote)])}
      {request && `${t(`requests:kinds.${request.kind}`)} · ${ofRequest(request)}`}
      {cutOff && ofOrder(cutOff)}
    </span>
  )
}
