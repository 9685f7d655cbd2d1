import { type RefObject, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CertificationView } from '#contract/certification.ts'
import { safeReturnPath } from '#domain/identity/return-path.ts'
import { call } from '#web/client/call.ts'
import { cacheMyCompany } from '#web/client/my-company.ts'
import { DraftNotice } from '#web/components/drafts/drafted.tsx'
import { useUnsaved } from '#web/components/drafts/unsaved.ts'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import type { FormValues } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { ApplicationFields } from './application-fields.tsx'
import styles from './certification.module.css'
import { type Draft, dropDraft, loadDraft, saveDraft } from './draft.ts'
import { JoinExistingCompany } from './join-existing-company.tsx'
import { applicationRules, numberBody } from './rules.ts'
import { SkipLine } from './skip-line.tsx'

const sender = (from: string | null) => (values: FormValues) => {
  const { companyName = '', vatNumber = '', licenceFileId = '' } = values
  const body = { companyName, ...numberBody(values), vatNumber, licenceFileId }
  return call(
    'POST /api/certification/submit',
    { body: from === null ? body : { ...body, returnPath: safeReturnPath(from) } },
    { hidesOfflineToast: true },
  )
}

/** The initial values: the saved draft, else the refused application, else what registration asked for. */
function useDraft(personId: string, previous: Draft) {
  const [stored] = useState(() => loadDraft(window.localStorage, personId))
  const initial = stored ?? previous
  const [isTyped, setTyped] = useState(stored !== undefined)
  useUnsaved(isTyped)
  const current = useRef(initial)
  const save = (change: Partial<Draft>) => {
    current.current = { ...current.current, ...change }
    saveDraft(window.localStorage, personId, current.current)
    setTyped(true)
  }
  const drop = () => {
    dropDraft(window.localStorage, personId)
    setTyped(false)
  }
  return { initial, isRestored: stored !== undefined, save, drop }
}

const typedIn = (form: RefObject<HTMLFormElement | null>): Partial<Draft> => {
  const typed = new FormData(form.current ?? undefined)
  const text = (name: string) => String(typed.get(name) ?? '')
  return {
    companyName: text('companyName'),
    country: text('country'),
    ...(typed.has('creditCode') && { creditCode: text('creditCode') }),
    ...(typed.has('registrationNumber') && { registrationNumber: text('registrationNumber') }),
    vatNumber: text('vatNumber'),
  }
}

type ApplicationFormProps = {
  readonly personId: string
  readonly previous: Draft
  /** The label of the button. */
  readonly submitLabel: string
  readonly canSkip?: boolean
}

/** Opens with what was typed before; a discarded draft leaves the form as it was. */
export function ApplicationForm(props: ApplicationFormProps) {
  const [version, setVersion] = useState(0)
  return <Fields key={version} {...props} onDiscarded={() => setVersion(version + 1)} />
}

function Fields(props: ApplicationFormProps & { onDiscarded(): void }) {
  const { personId, previous, submitLabel, canSkip, onDiscarded } = props
  const { t } = useTranslation('company')
  const from = useSearchParams()[0].get('from')
  const { initial, isRestored, save, drop } = useDraft(personId, previous)
  const onDone = (view: CertificationView) => {
    drop()
    cacheMyCompany(view)
    showToast('info', t('joinExisting.sent'))
    document.querySelector('main')?.focus()
  }
  const { formProps, ...form } = useForm({
    rules: applicationRules,
    namespace: 'company',
    send: sender(from),
    onDone,
  })
  const { refusal } = form
  return (
    <form
      className={`${forms.form} ${styles.form}`}
      {...formProps}
      onChange={() => save(typedIn(formProps.ref))}
    >
      {isRestored && (
        <DraftNotice
          onDiscard={() => {
            drop()
            onDiscarded()
          }}
        />
      )}
      <ApplicationFields form={form} initial={initial} onLicence={(licence) => save({ licence })} />
      <p className={styles.muted}>{t('form.draft')}</p>
      <FormFooter form={form} submitLabel={submitLabel} />
      {refusal?.refusal === 'company-already-known' && (
        <JoinExistingCompany found={refusal.params} onJoined={drop} />
      )}
      {canSkip && <SkipLine />}
    </form>
  )
}
