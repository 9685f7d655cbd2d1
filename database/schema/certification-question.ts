import { type SQLWrapper, sql } from 'drizzle-orm'
import { check, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** What a reviewer asked last about the application under review, and when it was answered. */
export const lastQuestion = () => ({
  question: text(),
  questionAskedAt: moment('question_asked_at'),
  questionAnsweredAt: moment('question_answered_at'),
})

type Columns = Readonly<Record<keyof ReturnType<typeof lastQuestion>, SQLWrapper>>

/** A question has its time, and only a question has an answer. */
export const wholeQuestion = ({ question, questionAskedAt, questionAnsweredAt }: Columns) =>
  check(
    'company_question',
    sql`num_nonnulls(${question}, ${questionAskedAt}) <> 1
        and (${questionAnsweredAt} is null or ${question} is not null)`,
  )
