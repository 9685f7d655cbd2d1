import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { StaffOrderView } from '#contract/console-orders.ts'
import type { OrderWork } from '#contract/order-work.ts'
import { cleanValues } from '#domain/orders/fields/order-problems.ts'
import { runningFormOf } from '#domain/orders/running/running-fields.ts'
import { runningProblems } from '#domain/orders/running/running-problems.ts'
import { call } from '#web/client/call.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import { type FormDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import type { FormValues } from '#web/components/forms/rules.ts'
import { useForm, valuesOf } from '#web/components/forms/use-form.ts'
import {
  controlRules,
  type Rows,
  refusalByControl,
  startRows,
  startTexts,
  typedValues,
} from '#web/components/orders/form-controls.ts'
import { useRunningLabels } from '#web/components/orders/running/use-running-labels.ts'
import { moveOnEnter } from '#web/console/requests/move-on-enter.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { DetailsFields } from './details-fields.tsx'
import { MergeNotice } from './merge-notice.tsx'
import { NewerNotice } from './newer-notice.tsx'
import { hasTyped, mergedDetails, type OpenedDetails, openedDetails, savedDetails } from './opened-details.ts'
import styles from './running.module.css'

export type DetailsFormProps = {
  readonly order: StaffOrderView
  readonly work: OrderWork
  onDone(work: OrderWork): void
  onClose(): void
}

/** What staff fill in on a running order. A conflict keeps what was typed and adds what the other person saved. */
export function DetailsForm(props: DetailsFormProps) {
  const { t } = useTranslation('orderRunning')
  const { number } = props.order
  return (
    <ConsolePanel title={t('details.title')} lead={t('form.lead')}>
      <Drafted form={`order-details-${number}`}>{(draft) => <Opened {...props} draft={draft} />}</Drafted>
    </ConsolePanel>
  )
}

type DraftedProps = DetailsFormProps & { readonly draft: FormDraft }

function Opened(props: DraftedProps) {
  const { order, work, draft } = props
  const form = runningFormOf(order)
  const [opened, setOpened] = useState<OpenedDetails>(() => openedDetails(work, form, order, draft.restored))
  return (
    <>
      {opened.merged && <MergeNotice form={form} opened={opened} merged={opened.merged} />}
      <Fields key={opened.version} {...props} opened={opened} onMerged={setOpened} />
    </>
  )
}

type FieldsProps = DraftedProps & { readonly opened: OpenedDetails; onMerged(opened: OpenedDetails): void }

/** The rules of the domain, on what was typed as it will be kept. */
function useSaving({ order, opened, draft, onDone, onMerged }: FieldsProps) {
  const { t } = useTranslation('orderRunning')
  const { number } = order
  const form = runningFormOf(order)
  const [rows, setRows] = useState(() => startRows(form, opened.values))
  const { send } = useCallMutation('POST /api/console/orders/details', {
    invalidates: ['GET /api/console/orders', 'GET /api/console/orders/order'],
  })
  const rules = controlRules(form, rows, (texts) =>
    runningProblems(form, cleanValues(form, typedValues(form, rows, texts))),
  )
  const save = async (typed: FormValues) => {
    const values = typedValues(form, rows, typed)
    const result = await send({ body: { number, version: opened.version, values } })
    if (result.ok) return result
    if (result.refusal !== 'order-changed') return refusalByControl(result, rows)
    const fresh = await call('GET /api/console/orders/work', { query: { number } })
    if (!fresh.ok) return fresh
    onMerged(mergedDetails(fresh.value, opened.base, values))
    return result
  }
  const saved = (work: OrderWork) => {
    draft.drop()
    showToast('info', t('form.saved', { number }))
    onDone(work)
  }
  return { form, rows, setRows, rules, save, saved }
}

/** What another person saved is loaded at once while nothing is typed, otherwise when the person says so. */
function useNewer(
  { order, work, opened, onMerged }: FieldsProps,
  rows: Rows,
  ref: RefObject<HTMLFormElement | null>,
) {
  const form = runningFormOf(order)
  const isNewer = work.details.version > opened.version
  const typed = () => typedValues(form, rows, ref.current ? valuesOf(ref.current) : {})
  const loadIfUntouched = useEffectEvent(() => {
    if (isNewer && !hasTyped(form, opened.base, typed())) onMerged(savedDetails(work))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version.
  useEffect(loadIfUntouched, [work.details.version])
  return isNewer ? { load: () => onMerged(mergedDetails(work, opened.base, typed())) } : undefined
}

function Fields(props: FieldsProps) {
  const { t } = useTranslation('orderRunning')
  const { work, draft, opened, onClose } = props
  const labels = useRunningLabels()
  const { form: fields, rows, setRows, rules, save, saved } = useSaving(props)
  const { formProps, ...form } = useForm<OrderWork>({
    rules,
    namespace: 'orderRunning',
    send: save,
    onDone: saved,
  })
  useFollowed(formProps.ref, draft, String(opened.version))
  const labelOf = (control: string) => {
    const [first = '', id, field] = control.split('.')
    if (field === undefined)
      return fields.groups.some(({ name }) => name === first) ? labels.group(first) : labels.field(first)
    const row = (rows[first] ?? []).indexOf(Number(id)) + 1
    const group = t('form.row', { name: labels.group(first), row })
    return t('form.rowField', { group, field: labels.field(field) })
  }
  const newer = useNewer(props, rows, formProps.ref)
  // Enter goes on to the next field; only the button sends.
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => moveOnEnter(event, () => undefined)
  return (
    <form className={styles.form} {...formProps} onKeyDown={onKeyDown} aria-label={t('details.title')}>
      {newer && <NewerNotice by={work.details.writtenBy} onLoad={newer.load} />}
      <DetailsFields
        form={form}
        fields={fields}
        rows={rows}
        onRows={setRows}
        start={startTexts(fields, rows, opened.values)}
        zones={work.zones}
      />
      <FormFooter
        form={form}
        submitLabel={t('form.save')}
        labelOf={labelOf}
        beside={<Button onClick={onClose}>{t('form.close')}</Button>}
      />
    </form>
  )
}
