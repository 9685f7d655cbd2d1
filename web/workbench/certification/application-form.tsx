import { type RefObject, useRef, useState } from 'react'
import type { CertificationView } from '#contract/certification.ts'
import { isCreditCode } from '#domain/values/credit-code.ts'
import { plainCode } from '#domain/values/typed-text.ts'
import { keepBelonging } from '#web/client/belonging.ts'
import { call } from '#web/client/call.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Field } from '#web/parts/forms/field.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import forms from '#web/parts/forms/forms.module.css'
import type { Given } from '#web/parts/forms/rules.ts'
import { useForm } from '#web/parts/forms/use-form.ts'
import { Icon } from '#web/ui/icons.tsx'
import { showNotice } from '#web/ui/notices-store.ts'
import styles from './certification.module.css'
import { type Draft, dropDraft, emptyDraft, keepDraft, keptDraft } from './draft.ts'
import { JoinOffer } from './join-offer.tsx'
import { LicenceField } from './licence-field.tsx'
import { applicationRules } from './rules.ts'
import { SkipLine } from './skip-line.tsx'

const send = ({ companyName = '', creditCode = '', vatNumber = '', licenceFileId = '' }: Given) =>
  call('POST /api/certification/submit', { body: { companyName, creditCode, vatNumber, licenceFileId } })

/** What stands in the form first: what was typed before, else what was refused, else nothing. */
function useDraft(personId: string, former: Draft) {
  const [first] = useState(() => keptDraft(window.localStorage, personId) ?? former)
  const now = useRef(first)
  const keep = (change: Partial<Draft>) => {
    now.current = { ...now.current, ...change }
    keepDraft(window.localStorage, personId, now.current)
  }
  return { first, keep, drop: () => dropDraft(window.localStorage, personId) }
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
  readonly former?: Draft
  /** The word of the button. */
  readonly submit: string
  readonly canSkip?: boolean
}

export function ApplicationForm(props: ApplicationFormProps) {
  const { personId, former = emptyDraft, submit, canSkip } = props
  const { t } = useTranslation('company')
  const { first, keep, drop } = useDraft(personId, former)
  const onDone = (view: CertificationView) => {
    drop()
    keepBelonging(view)
    showNotice('info', t('offer.sent'))
    document.querySelector('main')?.focus()
  }
  const { parts, ...form } = useForm({
    rules: applicationRules,
    namespace: 'company',
    send,
    onDone,
  })
  const { refusal } = form
  return (
    <form className={`${forms.form} ${styles.form}`} {...parts} onChange={() => keep(typedIn(parts.ref))}>
      <Field
        form={form}
        name="companyName"
        label={t('form.companyName')}
        help={t('form.companyNameHelp')}
        autoComplete="organization"
        defaultValue={first.companyName}
      />
      <Field
        form={form}
        name="creditCode"
        label={t('form.creditCode')}
        help={<CodeHelp typed={form.given.creditCode ?? first.creditCode} />}
        autoComplete="off"
        defaultValue={first.creditCode}
      />
      <Field
        form={form}
        name="vatNumber"
        label={t('form.vatNumber')}
        help={t('form.vatNumberHelp')}
        autoComplete="off"
        defaultValue={first.vatNumber}
      />
      <LicenceField form={form} first={first.licence} onChange={(licence) => keep({ licence })} />
      <p className={styles.soft}>{t('form.draft')}</p>
      <FormEnd form={form} submit={submit} />
      {refusal?.refusal === 'company-already-known' && (
        <JoinOffer creditCode={String(refusal.facts.joinWithCode ?? '')} onJoined={drop} />
      )}
      {canSkip && <SkipLine />}
    </form>
  )
}

// GB 32100-2015.
const codeLength = 18

/** The check digit, judged while it is typed. */
function CodeHelp({ typed }: { typed: string }) {
  const { t } = useTranslation('company')
  const plain = plainCode(typed)
  if (!isCreditCode(plain)) return t('form.creditCodeCount', { all: codeLength, typed: [...plain].length })
  return (
    <span className={styles.right}>
      <Icon name="check" size={16} />
      {t('form.creditCodeRight')}
    </span>
  )
}
