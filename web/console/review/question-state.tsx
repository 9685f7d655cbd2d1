import type { CompanyRow } from '#contract/review.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import page from '#web/console/shared/page.module.css'
import { useWaitText } from '#web/console/shared/times.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import styles from './review.module.css'

type Question = CompanyRow['question']

/** How long the application has waited for its applicant, or that the question was answered. */
export function QuestionBadge({ question }: { question: Question }) {
  const { t } = useTranslation('console')
  const waitText = useWaitText()
  if (!question) return null
  return question.answeredAt === null ? (
    <Badge tone="warn" icon="clock" label={t('queue.asked', { wait: waitText(question.askedAt) })} />
  ) : (
    <Badge tone="info" icon="mail" label={t('queue.answered')} />
  )
}

/** The newest question of an application, and since when it waits for the applicant. */
export function QuestionState({ question }: { question: Question }) {
  const { t } = useTranslation('console')
  if (!question) return null
  const { text, askedAt, answeredAt } = question
  return (
    <>
      <p className={page.row}>
        <QuestionBadge question={question} />
        <span className={page.soft}>
          {t(answeredAt === null ? 'ask.askedAt' : 'ask.answeredAt')}{' '}
          <FormattedTime at={answeredAt ?? askedAt} format="dateTime" />
        </span>
      </p>
      <p className={styles.note}>
        <TypedText text={text} />
      </p>
    </>
  )
}
