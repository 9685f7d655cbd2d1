import { type ReactNode, useId, useState } from 'react'
import type { OrderEventView } from '#contract/order-event-view.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import styles from './orders.module.css'
import { useRunningLabels } from './running/use-running-labels.ts'

type HistoryProps = {
  readonly history: readonly OrderEventView[]
  /** Shows the order as it was after an event. */
  onPick?(at: string): void
  /** Above the list. */
  readonly children?: ReactNode
}

/** As many of the latest as a screen has room for; a fold of one entry would hide nothing. */
const shownFirst = 6

/** What happened to an order, the latest first; the API gives them so. Printed whole. */
export function OrderHistory({ history, onPick, children }: HistoryProps) {
  const { t } = useTranslation('orderView')
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const isLong = history.length > shownFirst + 1
  return (
    <Panel title={t('history.title')}>
      {children}
      <ol id={id} className={styles.history} reversed>
        {history.map((event, index) => (
          <HistoryEvent
            key={`${event.at} ${event.kind}`}
            event={event}
            onPick={onPick}
            isFolded={isLong && !isWhole && index >= shownFirst}
          />
        ))}
      </ol>
      {isLong && (
        <p className={styles.fold}>
          <Button
            variant="quiet"
            aria-expanded={isWhole}
            aria-controls={id}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t('history.showLatest') : t('history.showAll', { count: history.length })}
          </Button>
        </p>
      )}
    </Panel>
  )
}

function HistoryEvent({
  event: { kind, at, actorKind, actor, reason, cost, milestone, document, person, assignee, missing },
  onPick,
  isFolded,
}: Pick<HistoryProps, 'onPick'> & {
  readonly event: OrderEventView
  readonly isFolded: boolean
}) {
  const { t } = useTranslation('orderView')
  const language = useLanguage()
  const labels = useRunningLabels()
  const team = t(`actors.${actorKind}`)
  return (
    <li data-folded={isFolded || undefined}>
      <FormattedTime at={at} />
      <strong>{t(`events.${kind}`)}</strong>
      {milestone && <span>{labels.milestone(milestone)}</span>}
      {document && (
        <span>
          <TypedText text={document} />
        </span>
      )}
      {person && (
        <span>
          <TypedText text={person} />
        </span>
      )}
      {assignee && (
        <span>
          <TypedText text={t(kind === 'place' ? 'history.byRule' : 'history.assignee', { name: assignee })} />
        </span>
      )}
      <span className={styles.by}>
        {actor === '' ? team : <TypedText text={t('history.person', { name: actor, kind: team })} />}
      </span>
      {missing.length > 0 && (
        <span className={styles.reason}>
          {t('history.missing', { milestones: missing.map(labels.milestone).join(t('history.between')) })}
        </span>
      )}
      {cost && <span className={styles.by}>{t('history.cost', { cost: formatMoney(cost, language) })}</span>}
      {onPick && (
        <Button variant="quiet" isCompact onClick={() => onPick(at)}>
          {t('history.asOf')}
          <span className="visually-hidden"> {t(`events.${kind}`)}</span>
        </Button>
      )}
      {reason && (
        <span className={styles.reason}>
          <TypedText text={t('history.reason', { reason })} />
        </span>
      )}
    </li>
  )
}
