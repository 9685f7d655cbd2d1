import { Link, useParams } from 'react-router'
import type { PersonFile } from '#contract/people.ts'
import { may } from '#domain/access/permissions.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { BlockPanel } from './people/block-panel.tsx'
import { Consents } from './people/consents.tsx'
import { PersonDetails } from './people/person-details.tsx'
import { PersonSessions } from './people/person-sessions.tsx'
import { ConsolePage } from './shared/console-page.tsx'
import { FoundState } from './shared/found-state.tsx'
import page from './shared/page.module.css'
import { useActor } from './shared/staff-state.ts'

export const loader = () => null
const namespaces = ['session'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

export default function PersonPage() {
  const { t } = useTranslation('console')
  const { personId = '' } = useParams()
  const query = useCallQuery('GET /api/console/person', { query: { personId } })
  const file = query.status === 'ready' ? query.data : undefined
  const title = file ? file.name || t('people.closedAccount') : t('person.head')
  return (
    <ConsolePage
      head={title}
      title={title}
      list="people"
      permission="see-people"
      side={file && <AuditLink file={file} />}
    >
      <FoundState query={query} missing={{ title: t('person.missing'), text: t('person.missingText') }}>
        {(person) => (
          <div className={page.stack}>
            <div className={page.columns}>
              <PersonDetails file={person} />
              <div className={page.stack}>
                <BlockPanel file={person} onChanged={query.setData} />
                <Consents consents={person.consents} />
              </div>
            </div>
            <PersonSessions file={person} onChanged={query.setData} />
          </div>
        )}
      </FoundState>
    </ConsolePage>
  )
}

function AuditLink({ file: { personId } }: { file: PersonFile }) {
  const { t } = useTranslation('console')
  if (!may(useActor(), 'read-audit')) return null
  return (
    <Link className={buttonClass({ isCompact: true })} to={`/console/audit?subjectId=${personId}`}>
      {t('person.trail')}
    </Link>
  )
}
