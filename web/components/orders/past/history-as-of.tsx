import { type FormEvent, useState } from 'react'
import type { OrderEventView } from '#contract/order-event-view.ts'
import { homeZone } from '#domain/language/format-time.ts'
import type { DocumentSide } from '#domain/orders/documents/document-kinds.ts'
import { instantIn, isWallTime } from '#domain/values/zoned-time.ts'
import { PlainTimeField } from '#web/components/dates/plain-time-field.tsx'
import { FieldErrors } from '#web/components/forms/field-errors.tsx'
import { OrderHistory } from '#web/components/orders/order-history.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './past.module.css'
import { PastOrderDialog } from './past-order-dialog.tsx'
import { usePastMoment } from './use-past-moment.ts'

type HistoryAsOfProps = {
  readonly number: string
  readonly side: DocumentSide
  readonly history: readonly OrderEventView[]
}

/** The history of an order; each line, and any time that is typed, opens the order as it was then. */
export function HistoryAsOf({ number, side, history }: HistoryAsOfProps) {
  const { t } = useTranslation('orderView')
  const { at, open, close } = usePastMoment()
  const [isWrong, setWrong] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(Object.fromEntries(new FormData(event.currentTarget)).asOf ?? '')
    setWrong(!isWallTime(typed))
    setAttempt(attempt + 1)
    if (isWallTime(typed)) open(instantIn(homeZone, typed).toISOString())
  }
  const problem = isWrong ? t('past.missing') : undefined
  return (
    <OrderHistory history={history} onPick={open}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <PlainTimeField name="asOf" label={t('past.label')} zone={homeZone} problem={problem} />
        <Button type="submit" isCompact>
          {t('past.show')}
        </Button>
        <FieldErrors errors={problem ? [{ name: 'asOf', text: problem }] : []} attempt={attempt} />
      </form>
      {at !== undefined && <PastOrderDialog number={number} side={side} at={at} onClose={close} />}
    </OrderHistory>
  )
}
