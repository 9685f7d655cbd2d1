import { useState } from 'react'
import type { PersonFile } from '#contract/people.ts'
import { may } from '#domain/access/permissions.ts'
import { Instant } from '#web/console/shared/instant.tsx'
import page from '#web/console/shared/page.module.css'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useBrandName } from '#web/console/shared/use-brand-name.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type Ending, EndSessions } from './end-sessions.tsx'

type Session = PersonFile['sessions'][number]
type PersonSessionsProps = { readonly file: PersonFile; onChanged(file: PersonFile): void }

/** Where somebody is logged in, and the way to end it: a lost phone, a stolen password. */
export function PersonSessions({ file, onChanged }: PersonSessionsProps) {
  const { t } = useTranslation('console')
  const mayEnd = may(useActor(), 'end-customer-sessions')
  const [ending, setEnding] = useState<Ending>()
  const columns = useSessionColumns(mayEnd, setEnding)
  const changed = (after: PersonFile) => {
    setEnding(undefined)
    onChanged(after)
  }
  return (
    <section className={page.panel} aria-labelledby="person-sessions">
      <h2 id="person-sessions">{t('person.sessions')}</h2>
      <DataTable
        caption={t('person.sessions')}
        captionHidden
        density="dense"
        columns={columns}
        rows={file.sessions}
        rowKey={({ id }) => id}
        empty={
          <EmptyState state="first-use" title={t('person.noSessions')} text={t('person.noSessionsText')} />
        }
      />
      {mayEnd && file.sessions.length > 0 && (
        <p>
          <button className={button.small} type="button" onClick={() => setEnding({ all: true })}>
            {t('person.endAll')}
          </button>
        </p>
      )}
      {ending && (
        <EndSessions file={file} ending={ending} onChanged={changed} onClose={() => setEnding(undefined)} />
      )}
    </section>
  )
}

function useSessionColumns(mayEnd: boolean, onEnd: (ending: Ending) => void): readonly Column<Session>[] {
  const { t } = useTranslation('console')
  const brandName = useBrandName()
  const columns: readonly Column<Session>[] = [
    { key: 'site', header: t('person.columns.site'), isName: true, cell: ({ brand }) => brandName(brand) },
    { key: 'kind', header: t('person.columns.kind'), cell: ({ life }) => t(`person.lives.${life}`) },
    {
      key: 'created',
      header: t('person.columns.created'),
      cell: ({ createdAt }) => <Instant at={createdAt} />,
    },
    {
      key: 'lastUsed',
      header: t('person.columns.lastUsed'),
      cell: ({ lastUsedAt }) => <Instant at={lastUsedAt} />,
    },
  ]
  const end: Column<Session> = {
    key: 'end',
    header: t('person.columns.end'),
    cell: ({ id, brand }) => (
      <button
        className={button.small}
        type="button"
        aria-label={t('person.endOne', { site: brandName(brand) })}
        onClick={() => onEnd({ sessionId: id })}
      >
        {t('person.end')}
      </button>
    ),
  }
  return mayEnd ? [...columns, end] : columns
}
