import { type FormEvent, useRef, useState } from 'react'
import type { CompanyFile } from '#contract/review.ts'
import { type Language, languages } from '#domain/brands/brand.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import { type FormDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { FieldErrors } from '#web/components/forms/field-errors.tsx'
import { fillForm } from '#web/console/shared/fill-form.ts'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { languageNames } from '#web/ui/language-names.data.ts'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import type { ReadyTexts } from './ready-texts.ts'
import styles from './review.module.css'

type ApplicantTextDialogProps = {
  readonly file: CompanyFile
  /** Also names the draft. */
  readonly field: 'reason' | 'question'
  readonly ready: ReadyTexts
  readonly words: Readonly<
    Record<'title' | 'lead' | 'ready' | 'label' | 'help' | 'missing' | 'submit', string>
  >
  readonly isSending: boolean
  readonly problem: string | undefined
  /** Whether the text was taken; then its draft is dropped. */
  onSend(text: string): Promise<boolean>
  onClose(): void
}

/** A text that the applicant reads; a ready one can be edited before it is sent. */
export function ApplicantTextDialog(props: ApplicantTextDialogProps) {
  const { t } = useTranslation('console')
  const { file, field, words, onClose } = props
  const draftName = field === 'reason' ? 'refusal' : field
  return (
    <Dialog title={words.title} closeLabel={t('common:close')} onClose={onClose}>
      <Drafted form={`${draftName}-${file.companyId}`}>
        {(draft) => <TextForm {...props} draft={draft} />}
      </Drafted>
    </Dialog>
  )
}

function useTextForm({ field, draft, onSend }: ApplicantTextDialogProps & { readonly draft: FormDraft }) {
  const [isMissing, setMissing] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useFollowed(form, draft)
  const typed = () => String(new FormData(form.current ?? undefined).get(field) ?? '').trim()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = typed()
    setMissing(text === '')
    setAttempt(attempt + 1)
    if (text !== '' && (await onSend(text))) draft.drop()
  }
  const pick = (text: string) => {
    // A second text joins the first one; the same one is not repeated.
    if (!typed().includes(text))
      fillForm(form.current, { [field]: typed() === '' ? text : `${typed()}\n${text}` })
    setMissing(false)
    form.current?.querySelector('textarea')?.focus()
  }
  return { form, isMissing, attempt, submit, pick }
}

function TextForm(props: ApplicantTextDialogProps & { readonly draft: FormDraft }) {
  const { t } = useTranslation('console')
  const { file, field, ready, words, draft, isSending, problem, onClose } = props
  const { form, isMissing, attempt, submit, pick } = useTextForm(props)
  return (
    <form ref={form} className={styles.dialog} onSubmit={(event) => void submit(event)} noValidate>
      <p>{words.lead}</p>
      <ReadyButtons
        legend={words.ready}
        texts={ready}
        isAbroad={file.application.registrationNumber !== null}
        onPick={pick}
      />
      <TextAreaField
        name={field}
        label={words.label}
        help={words.help}
        rows={4}
        maxLength={textLimits.reason}
        defaultValue={draft.values?.[field]}
        problem={isMissing && words.missing}
      />
      <FieldErrors errors={isMissing ? [{ name: field, text: words.missing }] : []} attempt={attempt} />
      <p className={page.refusal} role="alert">
        {problem}
      </p>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('decide.save')}</Button>
        <Button variant="primary" type="submit" isPending={isSending}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}

type ReadyButtonsProps = {
  readonly legend: string
  readonly texts: ReadyTexts
  readonly isAbroad: boolean
  onPick(text: string): void
}

/** In Chinese first for companies of the mainland. */
function ReadyButtons({ legend, texts, isAbroad, onPick }: ReadyButtonsProps) {
  const [language, setLanguage] = useState<Language>(isAbroad ? 'en' : 'zh')
  return (
    <fieldset className={styles.ready}>
      <legend>{legend}</legend>
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
        {texts[language].map(({ short, text }) => (
          <Button key={short} isCompact title={text} onClick={() => onPick(text)}>
            {short}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
