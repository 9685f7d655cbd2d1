import { type KeyboardEvent, useState } from 'react'
import type { StaffOrderView } from '#contract/console-orders.ts'
import type { OrderWork } from '#contract/order-work.ts'
import { milestoneTimeline } from '#domain/orders/milestones/milestone-timeline.ts'
import { milestoneFacts, milestonesOf, type OrderMilestone } from '#domain/orders/milestones/milestones.ts'
import type { Classifier } from '#domain/tracking/milestones.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { TimeField } from '#web/components/dates/time-field.tsx'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import { type FormDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { ChoiceField, Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import { type FormState, useForm } from '#web/components/forms/use-form.ts'
import { useRunningLabels } from '#web/components/orders/running/use-running-labels.ts'
import { moveOnEnter } from '#web/console/requests/move-on-enter.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { showToast } from '#web/ui/toast-store.ts'
import styles from './running.module.css'

type MilestoneFormProps = {
  readonly order: StaffOrderView
  readonly work: OrderWork
  onDone(work: OrderWork): void
}

/** Adds a time of a milestone. A new key empties the form after each record. */
export function MilestoneForm(props: MilestoneFormProps) {
  const { t } = useTranslation('orderRunning')
  const [recorded, setRecorded] = useState<OrderWork>()
  const onDone = (work: OrderWork) => {
    setRecorded(work)
    props.onDone(work)
  }
  // The page shows the answer a moment later than this form starts anew.
  const isNewer = recorded && recorded.milestones.length > props.work.milestones.length
  const work = isNewer ? recorded : props.work
  return (
    <ConsolePanel title={t('record.title')}>
      <Drafted key={recorded?.milestones.length ?? 0} form={`order-milestone-${props.order.number}`}>
        {(draft) => <MilestoneFields {...props} work={work} draft={draft} onDone={onDone} />}
      </Drafted>
    </ConsolePanel>
  )
}

function MilestoneFields({ order, work, draft, onDone }: MilestoneFormProps & { readonly draft: FormDraft }) {
  const { t } = useTranslation('orderRunning')
  const labels = useRunningLabels()
  const { number, service } = order
  const codes = milestonesOf(order)
  const { send } = useCallMutation('POST /api/console/orders/milestones', {
    invalidates: ['GET /api/console/orders', 'GET /api/console/orders/order'],
  })
  const next = milestoneTimeline(service, work.milestones).find(({ state }) => state === 'next')
  const [first = 'booked'] = codes
  const usual = next?.milestone ?? first
  const { formProps, ...form } = useForm<OrderWork>({
    rules: {},
    namespace: 'orderRunning',
    send: ({ milestone, classifier, container = '', time = '', reason = '' }) =>
      send({
        body: {
          number,
          milestone: (milestone ?? usual) as OrderMilestone,
          classifier: (classifier ?? 'actual') as Classifier,
          container,
          time,
          reason,
        },
      }),
    onDone: (done) => {
      draft.drop()
      showToast('info', t('record.done', { milestone: labels.milestone(chosen) }))
      onDone(done)
    },
  })
  const chosen = (form.values.milestone ?? draft.values?.milestone ?? usual) as OrderMilestone
  useFollowed(formProps.ref, draft)
  // Enter goes on to the next field; only the button sends.
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => moveOnEnter(event, () => undefined)
  return (
    <form className={styles.form} {...formProps} onKeyDown={onKeyDown} aria-label={t('record.title')}>
      <div className={styles.fields}>
        <ChoiceField
          form={form}
          name="milestone"
          label={t('record.milestone')}
          choices={codes.map((value) => ({ value, label: labels.milestone(value) }))}
          defaultValue={draft.values?.milestone ?? usual}
        />
        <Times form={form} work={work} draft={draft} milestone={chosen} />
      </div>
      <FormFooter form={form} submitLabel={t('record.send')} />
    </form>
  )
}

type TimesProps = {
  readonly form: FormState
  readonly work: OrderWork
  readonly draft: FormDraft
  readonly milestone: OrderMilestone
}

function Times({ form, work, draft, milestone }: TimesProps) {
  const { t } = useTranslation('orderRunning')
  const { classifiers, clock } = milestoneFacts(milestone)
  const numbers = (work.details.values.groups.containers ?? []).flatMap(({ number }) => number ?? [])
  const whole = { value: '', label: t('record.whole') }
  return (
    <>
      <ChoiceField
        key={classifiers.join(' ')}
        form={form}
        name="classifier"
        label={t('record.classifier')}
        choices={classifiers.map((value) => ({ value, label: t(`tracking:classifiers.${value}`) }))}
        defaultValue={draft.values?.classifier ?? classifiers.at(-1) ?? 'actual'}
      />
      <ChoiceField
        form={form}
        name="container"
        label={t('record.container')}
        choices={[whole, ...numbers.map((value) => ({ value, label: value }))]}
        defaultValue={draft.values?.container ?? ''}
      />
      <TimeField
        key={work.zones[clock]}
        form={form}
        name="time"
        label={t('record.time')}
        zone={work.zones[clock]}
        defaultValue={draft.values?.time ?? ''}
      />
      <Field
        form={form}
        name="reason"
        label={t('record.reason')}
        help={t('record.reasonHelp')}
        autoComplete="off"
        maxLength={textLimits.reason}
        defaultValue={draft.values?.reason ?? ''}
      />
    </>
  )
}
