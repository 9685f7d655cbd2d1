import { type FormEvent, type ReactNode, useState } from 'react'
import type { PublishCheck } from '#contract/rate-publishing.ts'
import { homeZone } from '#domain/language/format-time.ts'
import { type FindingChoices, publishProblem } from '#domain/rates/publish-check.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { type FieldProblem, type Refusal, refusal as toRefusal } from '#domain/values/refusal.ts'
import { localTimeText } from '#domain/values/shanghai-time.ts'
import type { CallQuery } from '#web/client/query/use-call-query.ts'
import { PlainTimeField } from '#web/components/dates/plain-time-field.tsx'
import { FieldErrors } from '#web/components/forms/field-errors.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import styles from '#web/console/rates/rates.module.css'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type Correction, PublishFindings, usualChoices } from './publish-findings.tsx'
import { readWhen } from './when.ts'

/** Since when it is sold, null for now, and what staff decided about the findings. */
export type PublicationChoices = FindingChoices & { readonly at: string | null }

type WhenDialogProps = {
  readonly title: string
  readonly children: ReactNode
  /** The labels of the submit button. */
  readonly confirmLabels: Readonly<Record<'now' | 'later', string>>
  /** Why the request was refused. */
  readonly refusal: Refusal | undefined
  readonly isSending: boolean
  readonly kind: RateKind
  /** What the publication would do. */
  readonly check: CallQuery<PublishCheck>
  readonly correction: Correction
  /** Since when it would be sold, null for now: the check depends on it. */
  onTime(at: string | null): void
  /** Where the rates can be saved without being published. */
  readonly drafts?: DraftChoice
  onConfirm(publication: PublicationChoices): void
  onClose(): void
}

type DraftChoice = {
  readonly label: string
  readonly help: ReactNode
  onSave(): void
}

type When = 'now' | 'later' | 'drafts'

const hourMs = 60 * 60 * 1000

/** Now, or at a future time in Shanghai time. */
export function WhenDialog(props: WhenDialogProps) {
  const { t } = useTranslation('ratesAdmin')
  const { title, children, confirmLabels, refusal, isSending, kind, check, correction, onTime } = props
  const { drafts, onConfirm, onClose } = props
  const refusalText = useRefusalText()
  const [when, setWhen] = useState<When>('now')
  const [problem, setProblem] = useState<FieldProblem>()
  const [choices, setChoices] = useState(usualChoices)
  const [unresolved, setUnresolved] = useState<ReturnType<typeof publishProblem>>()
  const [attempt, setAttempt] = useState(0)
  const [soon] = useState(() => localTimeText(new Date(Date.now() + hourMs)))
  const checkAt = (chosen: 'now' | 'later', at: string) => {
    const result = readWhen(chosen, at, new Date())
    if (result.ok) onTime(result.value)
  }
  const choose = (chosen: When) => {
    setWhen(chosen)
    if (chosen !== 'drafts') checkAt(chosen, soon)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (when === 'drafts') return drafts?.onSave()
    const at = String(Object.fromEntries(new FormData(event.currentTarget)).at ?? '')
    const result = readWhen(when, at, new Date())
    setProblem(result.ok ? undefined : result.fields?.at)
    setAttempt(attempt + 1)
    const missing = check.status === 'ready' ? publishProblem(check.data.counts, choices) : undefined
    setUnresolved(missing)
    if (result.ok && !missing) onConfirm({ ...choices, at: result.value })
  }
  const text = when === 'later' && problem && t(`when.problems.${messageOf(problem)}`)
  return (
    <Dialog title={title} closeLabel={t('common:close')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div>{children}</div>
        {when === 'drafts' ? (
          <div className={page.soft}>{drafts?.help}</div>
        ) : (
          <QueryState query={check}>
            {(found) => (
              <PublishFindings
                kind={kind}
                check={found}
                choices={choices}
                correction={correction}
                onChange={setChoices}
              />
            )}
          </QueryState>
        )}
        <fieldset className={styles.fieldset}>
          <legend>{t('when.legend')}</legend>
          <Choice value="now" chosen={when} onChosen={choose} />
          <Choice value="later" chosen={when} onChosen={choose} />
          {drafts && <Choice value="drafts" chosen={when} onChosen={choose} />}
          {when === 'later' && <p className={page.soft}>{t('when.laterHelp')}</p>}
          {when === 'later' && (
            <PublishTime soon={soon} problem={text || undefined} onTime={(at) => checkAt('later', at)} />
          )}
        </fieldset>
        <FieldErrors errors={text ? [{ name: 'at', text }] : []} attempt={attempt} />
        <p className={page.refusal} role="alert">
          {unresolved && when !== 'drafts' && refusalText(toRefusal(unresolved))}
          {refusal?.fields?.at ? t(`when.problems.${messageOf(refusal.fields.at)}`) : refusalText(refusal)}
        </p>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('when.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            isPending={isSending}
            disabled={when !== 'drafts' && !(check.status === 'ready' && check.data.secondPerson === null)}
          >
            {when === 'drafts' ? drafts?.label : confirmLabels[when]}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const messages = { 'too-small': 'past', 'too-large': 'late', inconsistent: 'over' } as const

const messageOf = (problem: FieldProblem) =>
  problem in messages ? messages[problem as keyof typeof messages] : 'required'

type ChoiceProps = {
  readonly value: When
  readonly chosen: string
  onChosen(value: When): void
}

function Choice({ value, chosen, onChosen }: ChoiceProps) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <div className={styles.checkboxes}>
      <label>
        <input
          type="radio"
          name="when"
          value={value}
          checked={chosen === value}
          onChange={() => onChosen(value)}
        />
        {t(`when.${value}`)}
      </label>
    </div>
  )
}

type PublishTimeProps = {
  readonly soon: string
  readonly problem: string | undefined
  onTime(at: string): void
}

function PublishTime({ soon, problem, onTime }: PublishTimeProps) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <div className={styles.time}>
      <PlainTimeField
        name="at"
        label={t('when.at')}
        zone={homeZone}
        defaultValue={soon}
        problem={problem}
        onChange={onTime}
      />
    </div>
  )
}
