import { Link, useParams } from 'react-router'
import type { PersonFile } from '#contract/people.ts'
import { may } from '#domain/access/permissions.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Consents } from './people/consents.tsx'
import { PersonDetails } from './people/person-details.tsx'
import { PersonSessions } from './people/person-sessions.tsx'
import { ConsolePage } from './shared/console-page.tsx'
import { Failed } from './shared/listing.tsx'
import page from './shared/page.module.css'
import { useActor } from './shared/staff-state.ts'
import { useRead } from './shared/use-read.ts'

export const loader = () => null

/** An address that is no number of a person leads nowhere either. */
const isMissing = (refusal: string) => refusal === 'not-found' || refusal === 'invalid-input'

export default function PersonPage() {
  const { t } = useTranslation('console')
  const { personId = '' } = useParams()
  const { verdict, put, retry } = useRead('GET /api/console/person', { query: { personId } })
  const file = verdict?.ok ? verdict.value : undefined
  const title = file?.name ?? t('person.head')
  return (
    <ConsolePage head={title} title={title} permission="see-people" side={file && <Trail file={file} />}>
      {!verdict && <EmptyState state="loading" title={t('common:loading')} />}
      {verdict && !verdict.ok && isMissing(verdict.refusal) && (
        <EmptyState state="no-match" title={t('person.missing')} text={t('person.missingText')} />
      )}
      {verdict && !verdict.ok && !isMissing(verdict.refusal) && <Failed refusal={verdict} retry={retry} />}
      {file && (
        <div className={page.columns}>
          <div className={page.stack}>
            <PersonDetails file={file} />
            <Consents consents={file.consents} />
          </div>
          <PersonSessions file={file} onChanged={put} />
        </div>
      )}
    </ConsolePage>
  )
}

function Trail({ file: { personId } }: { file: PersonFile }) {
  const { t } = useTranslation('console')
  if (!may(useActor(), 'read-audit')) return null
  return (
    <Link className={buttonLook({ isCompact: true })} to={`/console/audit?subjectId=${personId}`}>
      {t('person.trail')}
    </Link>
  )
}
