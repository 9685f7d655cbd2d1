import { type FormEvent, useRef, useState } from 'react'
import type { CompanyFile } from '#contract/review.ts'
import { type Language, languages } from '#domain/brands/brand.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import { type FormDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { FieldErrors } from '#web/console/shared/field-errors.tsx'
import { fillForm } from '#web/console/shared/fill-form.ts'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { languageNames } from '#web/ui/language-names.data.ts'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { reasonNames, refusalReasons } from './refusal-reasons.ts'
import styles from './review.module.css'
import { type DecisionDialogProps, useDecisionDialog } from './use-decision-dialog.ts'

/** The applicant reads the reason, so a common reason can be edited before it is sent. */
export function RefuseDialog(props: DecisionDialogProps) {
  const { t } = useTranslation('console')
  const { file, onClose } = props
  return (
    <Dialog
      title={t('decide.refuseTitle', { name: file.name })}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      <Drafted form={`refusal-${file.companyId}`}>
        {(draft) => <RefuseForm {...props} draft={draft} />}
      </Drafted>
    </Dialog>
  )
}

function RefuseForm({ draft, ...props }: DecisionDialogProps & { readonly draft: FormDraft }) {
  const { t } = useTranslation('console')
  const { file, onClose } = props
  const onDone = (decided: CompanyFile) => {
    draft.drop()
    props.onDone(decided)
  }
  const { isSending, problem, send } = useDecisionDialog({ ...props, onDone })
  const [isMissing, setMissing] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useFollowed(form, draft)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    setMissing(reason === '')
    setAttempt(attempt + 1)
    if (reason !== '') void send({ decision: 'refuse', reason })
  }
  const pick = (text: string) => {
    const typed = String(new FormData(form.current ?? undefined).get('reason') ?? '').trim()
    // A second reason joins the first one; the same one is not repeated.
    if (!typed.includes(text)) fillForm(form.current, { reason: typed === '' ? text : `${typed}\n${text}` })
    setMissing(false)
    form.current?.querySelector('textarea')?.focus()
  }
  const missing = t('problems.reason.required')
  return (
    <form ref={form} className={styles.dialog} onSubmit={submit} noValidate>
      <p>{t(file.isRenewal ? 'decide.refuseRenewalText' : 'decide.refuseText')}</p>
      <CommonReasons isAbroad={file.application.registrationNumber !== null} onPick={pick} />
      <TextAreaField
        name="reason"
        label={t('decide.reason')}
        help={t('decide.reasonHelp')}
        rows={4}
        maxLength={textLimits.reason}
        defaultValue={draft.values?.reason}
        problem={isMissing && missing}
      />
      <FieldErrors errors={isMissing ? [{ name: 'reason', text: missing }] : []} attempt={attempt} />
      <p className={page.refusal} role="alert">
        {problem}
      </p>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('decide.save')}</Button>
        <Button variant="primary" type="submit" isPending={isSending}>
          {t('decide.refuseConfirm')}
        </Button>
      </div>
    </form>
  )
}

type CommonReasonsProps = { readonly isAbroad: boolean; onPick(text: string): void }

/** In Chinese first for companies of the mainland. */
function CommonReasons({ isAbroad, onPick }: CommonReasonsProps) {
  const { t } = useTranslation('console')
  const [language, setLanguage] = useState<Language>(isAbroad ? 'en' : 'zh')
  const reasons = refusalReasons[language][isAbroad ? 'abroad' : 'mainland']
  return (
    <fieldset className={styles.ready}>
      <legend>{t('decide.ready')}</legend>
      <div className={page.row}>
        {languages.map((one) => (
          <Button
            key={one}
            isCompact
            variant={one === language ? 'primary' : 'secondary'}
            lang={one}
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
          >
            {languageNames[one]}
          </Button>
        ))}
      </div>
      <div className={page.row} lang={language}>
        {reasonNames.map((name) => (
          <Button key={name} isCompact title={reasons[name].text} onClick={() => onPick(reasons[name].text)}>
            {reasons[name].short}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
