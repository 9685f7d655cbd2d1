import { useState } from 'react'
import type { PersonFile } from '#contract/people.ts'
import { may } from '#domain/access/permissions.ts'
import { mostListedSessions } from '#domain/identity/session-rules.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useDeviceName } from '#web/components/formats/use-device-name.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useBrandName } from '#web/console/shared/use-brand-name.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type Ending, EndSessions } from './end-sessions.tsx'

type Session = PersonFile['sessions'][number]
type PersonSessionsProps = { readonly file: PersonFile; onChanged(file: PersonFile): void }

/** The open sessions, which staff can end after a lost phone or a stolen password. */
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
    <ConsolePanel title={t('person.sessions')}>
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
      {file.sessions.length >= mostListedSessions && (
        <p className={page.soft}>{t('person.mostSessions', { most: mostListedSessions })}</p>
      )}
      {mayEnd && file.sessions.length > 0 && (
        <p>
          <Button isCompact onClick={() => setEnding({ all: true })}>
            {t('person.endAll')}
          </Button>
        </p>
      )}
      {ending && (
        <EndSessions file={file} ending={ending} onChanged={changed} onClose={() => setEnding(undefined)} />
      )}
    </ConsolePanel>
  )
}

/** As the user sees it in the own account. */
function Device({ session }: { readonly session: Session }) {
  const { t } = useTranslation('console')
  const deviceName = useDeviceName()
  return (
    <span className={page.row}>
      {deviceName(session)}
      {session.kind === 'remembered' && <Badge tone="neutral" label={t('person.remembered')} />}
    </span>
  )
}

function EndButton({ session, onEnd }: { readonly session: Session; onEnd(ending: Ending): void }) {
  const { t } = useTranslation('console')
  const device = useDeviceName()(session)
  return (
    <Button
      isCompact
      aria-label={t('person.endOne', { device })}
      onClick={() => onEnd({ sessionId: session.id })}
    >
      {t('person.end')}
    </Button>
  )
}

function useSessionColumns(mayEnd: boolean, onEnd: (ending: Ending) => void): readonly Column<Session>[] {
  const { t } = useTranslation('console')
  const brandName = useBrandName()
  const columns: readonly Column<Session>[] = [
    {
      key: 'device',
      header: t('account.device'),
      isRowHeader: true,
      cell: (session) => <Device session={session} />,
    },
    {
      key: 'network',
      header: t('session:sessions.network'),
      cell: ({ network }) => network ?? t('session:sessions.unknownNetwork'),
    },
    {
      key: 'site',
      header: t('person.columns.site'),
      cell: ({ brand }) => brandName(brand),
    },
    {
      key: 'created',
      header: t('person.columns.created'),
      cell: ({ createdAt }) => <FormattedTime at={createdAt} format="dateTime" />,
    },
    {
      key: 'lastUsed',
      header: t('person.columns.lastUsed'),
      cell: ({ lastUsedAt }) => <FormattedTime at={lastUsedAt} format="dateTime" />,
    },
  ]
  const end: Column<Session> = {
    key: 'end',
    header: t('person.columns.end'),
    cell: (session) => <EndButton session={session} onEnd={onEnd} />,
  }
  return mayEnd ? [...columns, end] : columns
}
