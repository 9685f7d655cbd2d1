import { Link } from 'react-router'
import type { Mention } from '#contract/notes.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import review from '#web/console/review/review.module.css'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { companyPath, ratePath, requestPath } from '#web/console/shared/sections.ts'
import { type TranslateIn, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'

const pathOf = { company: companyPath, request: requestPath, rate: ratePath } as const

const textOf = (t: TranslateIn<'console'>, { kind, isAssignment, text }: Mention) =>
  isAssignment && kind !== 'rate' ? t(`mentions.assigned.${kind}`) : text

/** The notes that name the user and what was assigned to the user, until the user is done with them; nothing while there are none. */
export function MentionsPanel() {
  const { t } = useTranslation('console')
  const query = useCallQuery('GET /api/console/mentions', {})
  const mentions = query.status === 'ready' ? query.data.mentions : []
  if (mentions.length === 0) return null
  return (
    <ConsolePanel title={t('mentions.title')}>
      <ul className={review.notes}>
        {mentions.map((mention) => (
          <li key={mention.noteId}>
            <MentionItem mention={mention} />
          </li>
        ))}
      </ul>
    </ConsolePanel>
  )
}

function MentionItem({ mention }: { mention: Mention }) {
  const { noteId, kind, opens, label, at, by } = mention
  const { t } = useTranslation('console')
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useCallMutation('POST /api/console/mentions/done', {
    invalidates: ['GET /api/console/mentions'],
  })
  return (
    <>
      <p className={page.row}>
        <Link to={pathOf[kind](opens)}>{label}</Link>
        <span className={page.soft}>
          {by} <FormattedTime at={at} format="dateTime" />
        </span>
      </p>
      <p className={review.note}>{textOf(t, mention)}</p>
      <p className={page.row}>
        <Button isCompact isPending={isSending} onClick={() => void send({ body: { noteId } })}>
          {t('mentions.done')}
        </Button>
        <span className={page.refusal} role="alert">
          {refusalText(refusal)}
        </span>
      </p>
    </>
  )
}
