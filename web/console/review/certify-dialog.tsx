import { type FormEvent, useState } from 'react'
import { licenceEndProblem } from '#domain/certification/licence-end.ts'
import { isCalendarDay, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { PlainDayField } from '#web/components/dates/plain-day-field.tsx'
import { FieldErrors } from '#web/components/forms/field-errors.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import styles from './review.module.css'
import { type DecisionDialogProps, useDecisionDialog } from './use-decision-dialog.ts'

const field = 'licenceValidTo'

/** An empty field is a licence without an end. */
function problemOf(typed: string): 'unreadable' | 'over' | undefined {
  if (typed !== '' && !isCalendarDay(typed)) return 'unreadable'
  return licenceEndProblem(typed || undefined, shanghaiDay(new Date())) && 'over'
}

/** States what the company will be able to do, and asks until when its licence holds. */
export function CertifyDialog(props: DecisionDialogProps) {
  const { t } = useTranslation('console')
  const { file, onClose } = props
  const { isSending, problem, send } = useDecisionDialog(props)
  const [wrong, setWrong] = useState<ReturnType<typeof problemOf>>()
  const [attempt, setAttempt] = useState(0)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The field sends its text and, last, its day.
    const typed = String(new FormData(event.currentTarget).getAll(field).at(-1) ?? '').trim()
    const found = problemOf(typed)
    setWrong(found)
    setAttempt(attempt + 1)
    if (!found) void send({ decision: 'certify', ...(typed && { [field]: typed }) })
  }
  const text = wrong && t(`decide.licenceEnd.${wrong}`)
  return (
    <Dialog
      title={t('decide.certifyTitle', { name: file.name })}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      <form className={styles.dialog} onSubmit={submit} noValidate>
        <p>{t(file.isRenewal ? 'decide.certifyRenewalText' : 'decide.certifyText')}</p>
        <PlainDayField
          name={field}
          label={t('company.facts.licenceEnd')}
          help={t('decide.licenceEndHelp')}
          problem={text}
        />
        <FieldErrors errors={text ? [{ name: field, text }] : []} attempt={attempt} />
        <p className={page.refusal} role="alert">
          {problem}
        </p>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('decide.save')}</Button>
          <Button variant="primary" type="submit" isPending={isSending}>
            {t('decide.certify')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
