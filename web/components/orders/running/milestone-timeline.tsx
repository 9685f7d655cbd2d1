import { Fragment } from 'react'
import type { MilestoneRecordView } from '#contract/order-work.ts'
import type { OrderService } from '#domain/orders/fields/order-forms.ts'
import { type OrderedServices, servicesOf } from '#domain/orders/fields/ordered-services.ts'
import { milestoneTimeline, type TimelineTime } from '#domain/orders/milestones/milestone-timeline.ts'
import { ZonedTime } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Panel } from '#web/ui/panel.tsx'
import styles from './running.module.css'
import { useRunningLabels } from './use-running-labels.ts'

type TimelineProps = {
  readonly order: OrderedServices
  readonly records: readonly MilestoneRecordView[]
}

/** The milestones of each service of an order with their times; what was corrected stays readable. */
export function MilestoneTimeline({ order, records }: TimelineProps) {
  const { t } = useTranslation('orderRunning')
  const services = servicesOf(order)
  return (
    <Panel title={t('timeline.title')}>
      {services.map((service) => (
        <Fragment key={service}>
          {services.length > 1 && <h3>{t(`orderView:services.${service}`)}</h3>}
          <ServiceTimeline service={service} records={records} />
        </Fragment>
      ))}
    </Panel>
  )
}

type ServiceTimelineProps = Pick<TimelineProps, 'records'> & { readonly service: OrderService }

function ServiceTimeline({ service, records }: ServiceTimelineProps) {
  const { t } = useTranslation('orderRunning')
  const labels = useRunningLabels()
  return (
    <ol className={styles.timeline}>
      {milestoneTimeline(service, records).map(({ milestone, state, times }) => (
        <li
          key={milestone}
          className={styles.step}
          data-state={state}
          aria-current={state === 'next' ? 'step' : undefined}
        >
          <span className={styles.sign} />
          <div className={styles.body}>
            <span className={styles.name}>
              {labels.milestone(milestone)}
              <span className="visually-hidden"> {t(`timeline.${state}`)}</span>
            </span>
            {times.map((time) => (
              <RecordedTime key={`${time.current.container} ${time.current.classifier}`} time={time} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}

function RecordedTime({ time: { current, earlier } }: { time: TimelineTime<MilestoneRecordView> }) {
  const { t } = useTranslation('orderRunning')
  const { classifier, container, at, zone, reason } = current
  return (
    <span className={styles.time} data-expected={classifier !== 'actual' || undefined}>
      <span>{t(`tracking:classifiers.${classifier}`)}</span>
      {at !== null && <ZonedTime at={at} zone={zone} />}
      {container !== null && <span>{t('timeline.forContainer', { container })}</span>}
      {earlier.map((one) => one.at !== null && <EarlierTime key={one.recordedAt} record={one} />)}
      {reason !== null && (
        <span className={styles.note}>
          <TypedText text={t(at === null ? 'timeline.takenBack' : 'timeline.corrected', { reason })} />
        </span>
      )}
    </span>
  )
}

function EarlierTime({ record: { at, zone } }: { readonly record: MilestoneRecordView }) {
  return at === null ? null : (
    <s className={styles.earlier}>
      <ZonedTime at={at} zone={zone} />
    </s>
  )
}
