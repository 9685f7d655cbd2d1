import { useState } from 'react'
import type { CannedAnswers } from '#contract/order-messages.ts'
import { messageLimits } from '#domain/orders/messages/order-messages.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { Field } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import { required } from '#web/components/forms/rules.ts'
import { type FormState, useForm } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type CannedAnswer = CannedAnswers['answers'][number]

type AnswersDialogProps = {
  readonly answers: readonly CannedAnswer[]
  onDone(answers: CannedAnswers): void
  onClose(): void
}

/** The answers that staff keep, to be changed and removed; a new one is written below. */
export function AnswersDialog({ answers, onDone, onClose }: AnswersDialogProps) {
  const { t } = useTranslation('orderMessages')
  const [edited, setEdited] = useState<CannedAnswer>()
  const [saved, setSaved] = useState(0)
  const { send: remove } = useCallMutation('POST /api/console/canned-answers/remove', { onDone })
  const done = (kept: CannedAnswers) => {
    setEdited(undefined)
    setSaved(saved + 1)
    onDone(kept)
  }
  return (
    <Dialog title={t('answers.title')} closeLabel={t('common:close')} onClose={onClose}>
      <div className={page.stack}>
        {answers.length === 0 && <p className={page.soft}>{t('answers.none')}</p>}
        <ul>
          {answers.map((answer) => (
            <li key={answer.id} className={page.row}>
              <span>{answer.title}</span>
              <Button isCompact onClick={() => setEdited(answer)}>
                {t('answers.edit')}
                <span className="visually-hidden"> {answer.title}</span>
              </Button>
              <Button isCompact onClick={() => void remove({ body: { id: answer.id } })}>
                {t('answers.remove')}
                <span className="visually-hidden"> {answer.title}</span>
              </Button>
            </li>
          ))}
        </ul>
        <AnswerForm key={`${edited?.id} ${saved}`} answer={edited} onDone={done} />
      </div>
    </Dialog>
  )
}

type AnswerFormProps = { readonly answer: CannedAnswer | undefined; onDone(answers: CannedAnswers): void }

const rules = { title: required, zh: required, en: required }

function AnswerForm({ answer, onDone }: AnswerFormProps) {
  const { t } = useTranslation('orderMessages')
  const { send } = useCallMutation('POST /api/console/canned-answers')
  const { formProps, ...form } = useForm<CannedAnswers>({
    rules,
    namespace: 'orderMessages',
    send: ({ title = '', zh = '', en = '' }) => send({ body: { id: answer?.id ?? null, title, zh, en } }),
    onDone: (answers) => {
      showToast('info', t('answers.saved'))
      onDone(answers)
    },
  })
  return (
    <form className={page.stack} {...formProps} aria-label={t('answers.new')}>
      <Field
        form={form}
        name="title"
        label={t('answers.name')}
        autoComplete="off"
        maxLength={messageLimits.titleOfAnswer}
        defaultValue={answer?.title}
      />
      <AnswerText form={form} name="zh" text={answer?.zh} />
      <AnswerText form={form} name="en" text={answer?.en} />
      <FormFooter form={form} submitLabel={t('answers.save')} />
    </form>
  )
}

type AnswerTextProps = {
  readonly form: FormState
  readonly name: 'zh' | 'en'
  readonly text: string | undefined
}

function AnswerText({ form, name, text }: AnswerTextProps) {
  const { t } = useTranslation('orderMessages')
  const label = t(`answers.${name}`)
  const problem = useProblem(form)(name, label)
  return (
    <TextAreaField
      name={name}
      label={label}
      problem={problem}
      maxLength={messageLimits.text}
      defaultValue={text}
    />
  )
}
