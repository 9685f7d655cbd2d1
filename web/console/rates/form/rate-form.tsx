import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { CallInput } from '#contract/client.ts'
import type { RateFile } from '#contract/rates.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import type { Result } from '#domain/values/refusal.ts'
import type { FieldTexts } from '#domain/values/three-way.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import { type FormDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import type { FormValues } from '#web/components/forms/rules.ts'
import { useForm, valuesOf } from '#web/components/forms/use-form.ts'
import { inputName, isHidden } from '#web/console/rate-pricing/fields.ts'
import { mapServerErrors } from '#web/console/rate-pricing/map-server-errors.ts'
import { rangeAt } from '#web/console/rate-pricing/number-ranges.ts'
import { PricingFields } from '#web/console/rate-pricing/pricing-fields.tsx'
import { pricingRules } from '#web/console/rate-pricing/rules.ts'
import { type FieldArrays, useFieldArrays } from '#web/console/rate-pricing/use-field-arrays.ts'
import { useFieldLabels } from '#web/console/rate-pricing/use-field-labels.ts'
import { isLane } from '#web/console/rates/lane-prices.ts'
import styles from '#web/console/rates/rates.module.css'
import { fillForm } from '#web/console/shared/fill-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { FormContents } from './form-contents.tsx'
import { HeadFields } from './head-fields.tsx'
import { LaneSheet } from './lane-sheet.tsx'
import { MergeNotice } from './merge-notice.tsx'
import { proposedCode } from './proposed-code.ts'
import { contentOf, type RateContent, textsOfRate, valuesOfTexts } from './rate-content.ts'
import formStyles from './rate-form.module.css'
import { headRules } from './rate-rules.ts'
import { ScopeFields } from './scope-fields.tsx'
import { useFreeCode } from './use-free-code.ts'

type Body = CallInput<'POST /api/console/rate/save'>['body']

type RateFormProps = {
  readonly kind: RateKind
  readonly initial: RateContent
  /** The newest version when the form was opened; null for a new code. */
  readonly comparedVersionId: string | null
  onSaved(file: RateFile, publishes: boolean): void
  /** Where the form has a draft open that can be published as it is. */
  onPublish?(): void
  readonly back: string
}

/** Not validated completely: the server names the wrong fields. */
const bodyOf = (kind: RateKind, comparedVersionId: string | null, values: FormValues) => {
  const { companies, ...content } = contentOf(kind, values, [])
  const ids = companies?.map(({ companyId }) => companyId) ?? null
  return { ...content, companies: ids, comparedVersionId, kind } as unknown as Body
}

/** The errors of the server by the names of the inputs. */
function withInputNames({ kind, fields }: FieldArrays, values: FormValues, result: Result<RateFile>) {
  if (result.ok || !result.fields) return result
  const inputs = fields.filter(({ path }) => !isHidden(path)).map(({ path }) => inputName(path))
  return { ...result, fields: mapServerErrors(kind, result.fields, values, inputs) }
}

/** Labels by input name; rows are labelled by the values that are in the form now. */
function useLabels({ kind, fields }: FieldArrays, values: FormValues): (name: string) => string {
  const now = fields.map(({ path, text }) => ({ path, text: values[inputName(path)] ?? text }))
  const { labelText } = useFieldLabels(kind, now)
  return (name) => labelText(name.split('.').filter((part, index) => index > 0 || part !== 'pricing'))
}

/** What the fields start with, and the version that they are compared with. */
type Opened = {
  readonly initial: RateContent
  readonly base: FieldTexts
  readonly comparedId: string | null
  /** Merged with a newer version: sent as soon as it is shown. */
  readonly isMerged?: boolean
}

function openedWith({ kind, initial, comparedVersionId }: RateFormProps, draft: FormDraft): Opened {
  const { restored } = draft
  if (!restored) return { initial, base: textsOfRate(initial), comparedId: comparedVersionId }
  const known = [initial.companies]
  return {
    initial: contentOf(kind, restored.values, known),
    base: textsOfRate(contentOf(kind, restored.start, known)),
    comparedId: restored.basis,
  }
}

/** The draft of a rate: head, scope, pricing and cost. */
export function RateForm(props: RateFormProps) {
  const { kind, comparedVersionId, initial } = props
  return (
    <Drafted form={`rate-${kind}-${comparedVersionId === null ? 'new' : initial.code}`}>
      {(draft) => <OpenedForm {...props} draft={draft} />}
    </Drafted>
  )
}

type OpenedFormProps = RateFormProps & { readonly draft: FormDraft }

function OpenedForm(props: OpenedFormProps) {
  const { kind, draft } = props
  const [opened, setOpened] = useState(() => openedWith(props, draft))
  const merge = (newest: RateFile, merged: FieldTexts) => {
    const base = textsOfRate(newest)
    const known = [newest.companies, opened.initial.companies]
    draft.restart(valuesOfTexts(newest.code, base))
    setOpened({
      initial: contentOf(kind, valuesOfTexts(newest.code, merged), known),
      base,
      comparedId: newest.rateId,
      isMerged: true,
    })
  }
  // The key fills the fields anew.
  return <RateFields key={opened.comparedId ?? 'new'} {...props} opened={opened} onMerged={merge} />
}

type RateFieldsProps = OpenedFormProps & {
  readonly opened: Opened
  onMerged(newest: RateFile, merged: FieldTexts): void
}

/** Whether the button that sends the form is the one that also publishes. */
const publishes = ({ nativeEvent }: FormEvent): boolean =>
  nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.getAttribute('value') === publishing

const publishing = 'publish'

function useRateForm({ kind, opened, draft, onSaved, onPublish }: RateFieldsProps, arrays: FieldArrays) {
  const { t } = useTranslation('ratesAdmin')
  const { comparedId, isMerged = false, initial, base } = opened
  const isPublishing = useRef(false)
  const saved = useRef<RateFile>(undefined)
  const mutation = useCallMutation('POST /api/console/rate/save', {
    invalidates: ['GET /api/console/rates', 'GET /api/console/rate'],
  })
  const form = useForm({
    rules: { ...headRules, ...pricingRules(kind, arrays.fields) },
    namespace: 'ratesAdmin',
    rangeOf: (name) => rangeAt(kind, name),
    focusByRefusal: { 'rate-code-exists': 'code' },
    send: async (values) =>
      withInputNames(arrays, values, await mutation.send({ body: bodyOf(kind, comparedId, values) })),
    onDone(file) {
      draft.drop()
      saved.current = file
      showToast('info', t('form.saved', { code: file.code, version: file.version }))
      onSaved(file, isPublishing.current)
    },
  })
  const { ref, onSubmit } = form.formProps
  useFollowed(ref, draft, comparedId)
  useEffect(() => {
    if (isMerged) ref.current?.requestSubmit()
  }, [ref, isMerged])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    isPublishing.current = publishes(event)
    // Until the next page is shown, nothing is saved twice.
    const file = saved.current
    if (file) event.preventDefault()
    if (file) return isPublishing.current ? onSaved(file, true) : undefined
    const typed = textsOfRate(contentOf(kind, valuesOf(event.currentTarget), [initial.companies]))
    if (!isPublishing.current || !onPublish || !isSame(typed, base)) return onSubmit(event)
    event.preventDefault()
    onPublish()
  }
  return { ...form, formProps: { ...form.formProps, onSubmit: submit } }
}

const isSame = (one: FieldTexts, other: FieldTexts): boolean =>
  one.size === other.size && [...one].every(([field, text]) => other.get(field) === text)

function RateFields(props: RateFieldsProps) {
  const { kind, comparedVersionId, opened, back, onMerged } = props
  const { initial, base } = opened
  const { t } = useTranslation('ratesAdmin')
  const arrays = useFieldArrays(kind, initial.pricing)
  const { formProps, ...form } = useRateForm(props, arrays)
  const labelOf = useLabels(arrays, form.values)
  const isNew = comparedVersionId === null
  const usualCode = proposedCode(kind, (name) => form.values[inputName([name])])
  const proposed = useFreeCode(kind, isNew ? usualCode : undefined)
  return (
    <>
      <form className={`${styles.form} ${formStyles.parts}`} {...formProps}>
        {!isLane(kind) && <FormContents form={formProps.ref} />}
        <HeadFields
          form={form}
          initial={initial}
          isNew={isNew}
          proposed={proposed}
          onTake={(code) => fillForm(formProps.ref.current, { code })}
        />
        <ScopeFields initial={initial} />
        <PricingFields
          form={form}
          arrays={arrays}
          lanePrices={isLane(kind) && <LaneSheet form={form} kind={kind} initial={initial} />}
        />
        <FormFooter
          form={form}
          submitLabel={t('form.save')}
          rowClass={formStyles.saveBar}
          labelOf={labelOf}
          beside={
            <>
              <Button type="submit" value={publishing} isPending={form.isSending}>
                {t('actions.publish')}
              </Button>
              <Link className={buttonClass({ variant: 'quiet' })} to={back}>
                {t('form.cancel')}
              </Link>
            </>
          }
        />
      </form>
      {form.refusal?.refusal === 'rate-changed' && (
        <MergeNotice
          kind={kind}
          base={base}
          mine={contentOf(kind, form.values, [initial.companies])}
          onMerged={onMerged}
        />
      )}
    </>
  )
}
