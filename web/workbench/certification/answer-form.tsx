import type { CertificationView } from '#contract/certification.ts'
import type { PersonView } from '#contract/identity.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { call } from '#web/client/call.ts'
import { cacheMyCompany } from '#web/client/my-company.ts'
import { Drafted } from '#web/components/drafts/drafted.tsx'
import { type FormDraft, useFollowed } from '#web/components/drafts/form-draft.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import forms from '#web/components/forms/forms.module.css'
import { required } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ApplicationFields } from './application-fields.tsx'
import styles from './certification.module.css'
import { draftOf } from './draft.ts'
import { applicationRules, numberBody } from './rules.ts'

type Question = NonNullable<CertificationView['question']>
type QuestionProps = {
  readonly view: CertificationView
  readonly person: PersonView
  readonly question: Question
}

/** A question of the reviewer, with the form that answers it. */
export function ReviewQuestion({ view, person, question }: QuestionProps) {
  const { t } = useTranslation('company')
  const isOwn = view.role === 'administrator'
  return (
    <Panel
      tone="warn"
      title={t('question.title')}
      lead={t('question.text')}
      actions={<Badge tone="warn" icon="clock" label={t('question.badge')} />}
    >
      <DescriptionList
        items={[
          {
            term: t('question.question'),
            value: (
              <span className={styles.lines}>
                <TypedText text={question.text} />
              </span>
            ),
          },
          {
            term: t('question.askedAt'),
            value: <FormattedTime format="dateTime" at={question.askedAt} />,
          },
        ]}
      />
      {isOwn ? (
        <Drafted form={`answer-${question.askedAt}`}>
          {(draft) => <AnswerForm view={view} person={person} question={question} draft={draft} />}
        </Drafted>
      ) : (
        <p>{t('question.member')}</p>
      )}
    </Panel>
  )
}

const answerRules = { answer: required, ...applicationRules }

function AnswerForm({ view, person, question, draft }: QuestionProps & { readonly draft: FormDraft }) {
  const { t } = useTranslation('company')
  const { formProps, ...form } = useForm({
    rules: answerRules,
    namespace: 'company',
    send: ({ answer = '', companyName = '', vatNumber = '', licenceFileId = '', ...typed }) => {
      const application = { companyName, ...numberBody(typed), vatNumber, licenceFileId }
      return call(
        'POST /api/certification/answer',
        { body: { askedAt: question.askedAt, answer, ...application } },
        { hidesOfflineToast: true },
      )
    },
    onDone: (answered: CertificationView) => {
      draft.drop()
      cacheMyCompany(answered)
      showToast('info', t('question.sent'))
      document.querySelector('main')?.focus()
    },
  })
  useFollowed(formProps.ref, draft)
  const problem = useProblem(form)('answer', t('question.answer'))
  const previous = draftOf(view, person, t('licence.former'))
  const { licence } = previous
  return (
    <form className={`${forms.form} ${styles.form}`} {...formProps}>
      <TextAreaField
        name="answer"
        label={t('question.answer')}
        rows={4}
        maxLength={textLimits.reason}
        defaultValue={draft.values?.answer}
        problem={problem}
      />
      <h3>{t('question.correct')}</h3>
      <ApplicationFields
        form={form}
        initial={{ ...previous, ...draft.values, licence }}
        onLicence={() => form.touch()}
      />
      <FormFooter form={form} submitLabel={t('question.submit')} />
    </form>
  )
}
