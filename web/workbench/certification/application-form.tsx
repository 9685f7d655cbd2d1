import { type RefObject, useRef, useState } from 'react'
import type { CertificationView } from '#contract/certification.ts'
import { isCreditCode } from '#domain/values/credit-code.ts'
import { plainCode } from '#domain/values/typed-text.ts'
import { call } from '#web/client/call.ts'
import { cacheMyCompany } from '#web/client/my-company.ts'
import { Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import type { FormValues } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import styles from './certification.module.css'
import { type Draft, dropDraft, emptyDraft, loadDraft, saveDraft } from './draft.ts'
import { JoinExistingCompany } from './join-existing-company.tsx'
import { LicenceField } from './licence-field.tsx'
import { applicationRules } from './rules.ts'
import { SkipLine } from './skip-line.tsx'

const send = ({ companyName = '', creditCode = '', vatNumber = '', licenceFileId = '' }: FormValues) =>
  call(
    'POST /api/certification/submit',
    { body: { companyName, creditCode, vatNumber, licenceFileId } },
    { hidesOfflineToast: true },
  )

/** The initial values: the saved draft, else the refused application, else nothing. */
function useDraft(personId: string, previous: Draft) {
  const [initial] = useState(() => loadDraft(window.localStorage, personId) ?? previous)
  const current = useRef(initial)
  const save = (change: Partial<Draft>) => {
    current.current = { ...current.current, ...change }
    saveDraft(window.localStorage, personId, current.current)
  }
  return { initial, save, drop: () => dropDraft(window.localStorage, personId) }
}

const typedIn = (form: RefObject<HTMLFormElement | null>): Partial<Draft> => {
  const typed = new FormData(form.current ?? undefined)
  const text = (name: string) => String(typed.get(name) ?? '')
  return {
    companyName: text('companyName'),
    creditCode: text('creditCode'),
    vatNumber: text('vatNumber'),
  }
}

type ApplicationFormProps = {
  readonly personId: string
  readonly previous?: Draft
  /** The label of the button. */
  readonly submitLabel: string
  readonly canSkip?: boolean
}

export function ApplicationForm(props: ApplicationFormProps) {
  const { personId, previous = emptyDraft, submitLabel, canSkip } = props
  const { t } = useTranslation('company')
  const { initial, save, drop } = useDraft(personId, previous)
  const onDone = (view: CertificationView) => {
    drop()
    cacheMyCompany(view)
    showToast('info', t('joinExisting.sent'))
    document.querySelector('main')?.focus()
  }
  const { formProps, ...form } = useForm({
    rules: applicationRules,
    namespace: 'company',
    send,
    onDone,
  })
  const { refusal } = form
  return (
    <form
      className={`${forms.form} ${styles.form}`}
      {...formProps}
      onChange={() => save(typedIn(formProps.ref))}
    >
      <Field
        form={form}
        name="companyName"
        label={t('form.companyName')}
        help={t('form.companyNameHelp')}
        autoComplete="organization"
        defaultValue={initial.companyName}
      />
      <Field
        form={form}
        name="creditCode"
        label={t('form.creditCode')}
        help={<CodeHelp typed={form.values.creditCode ?? initial.creditCode} />}
        autoComplete="off"
        defaultValue={initial.creditCode}
      />
      <Field
        form={form}
        name="vatNumber"
        label={t('form.vatNumber')}
        help={t('form.vatNumberHelp')}
        autoComplete="off"
        defaultValue={initial.vatNumber}
      />
      <LicenceField form={form} initial={initial.licence} onChange={(licence) => save({ licence })} />
      <p className={styles.muted}>{t('form.draft')}</p>
      <FormFooter form={form} submitLabel={submitLabel} />
      {refusal?.refusal === 'company-already-known' && (
        <JoinExistingCompany found={refusal.params} onJoined={drop} />
      )}
      {canSkip && <SkipLine />}
    </form>
  )
}

// GB 32100-2015.
const codeLength = 18

/** Validates the check digit while the code is typed. */
function CodeHelp({ typed }: { typed: string }) {
  const { t } = useTranslation('company')
  const plain = plainCode(typed)
  if (!isCreditCode(plain)) return t('form.creditCodeCount', { all: codeLength, typed: [...plain].length })
  return (
    <span className={styles.valid}>
      <Icon name="check" size={16} />
      {t('form.creditCodeRight')}
    </span>
  )
}
