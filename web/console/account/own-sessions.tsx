import type { StaffAccountView } from '#contract/staff-account.ts'
import { mostListedSessions } from '#domain/identity/session-rules.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { useDeviceName } from '#web/components/formats/use-device-name.ts'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'

type Session = StaffAccountView['sessions'][number]
type OwnSessionsProps = {
  readonly sessions: readonly Session[]
  onChanged(account: StaffAccountView): void
}

/** The open sessions of the reader; this one ends by logging out. */
export function OwnSessions({ sessions, onChanged }: OwnSessionsProps) {
  const { t } = useTranslation('console')
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useCallMutation('POST /api/console/account/endSessions', {
    onDone: onChanged,
  })
  const columns = useSessionColumns((sessionId) => void send({ body: { sessionId } }))
  return (
    <ConsolePanel title={t('session:sessions.title')}>
      <p className={page.soft}>{t('session:sessions.lead')}</p>
      <DataTable
        caption={t('session:sessions.title')}
        captionHidden
        density="dense"
        columns={columns}
        rows={sessions}
        rowKey={({ id }) => id}
        empty={null}
      />
      {sessions.length >= mostListedSessions && (
        <p className={page.soft}>{t('session:sessions.most', { most: mostListedSessions })}</p>
      )}
      <p className={page.refusal} role="alert">
        {refusal && refusalText(refusal)}
      </p>
      {sessions.length > 1 && (
        <p>
          <Button isCompact isPending={isSending} onClick={() => void send({ body: {} })}>
            {t('account.endOthers')}
          </Button>
        </p>
      )}
    </ConsolePanel>
  )
}

function Device({ session }: { readonly session: Session }) {
  const { t } = useTranslation('console')
  const deviceName = useDeviceName()
  return (
    <span className={page.row}>
      {deviceName(session)}
      {session.isThis && <Badge tone="info" label={t('session:sessions.this')} />}
    </span>
  )
}

function useSessionColumns(onEnd: (sessionId: string) => void): readonly Column<Session>[] {
  const { t } = useTranslation('console')
  const deviceName = useDeviceName()
  return [
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
      key: 'created',
      header: t('session:sessions.created'),
      cell: ({ createdAt }) => <FormattedTime at={createdAt} format="dateTime" />,
    },
    {
      key: 'lastUsed',
      header: t('session:sessions.lastUsed'),
      cell: ({ lastUsedAt }) => <FormattedTime at={lastUsedAt} format="dateTime" />,
    },
    {
      key: 'end',
      header: t('person.columns.end'),
      cell: (session) =>
        !session.isThis && <EndButton device={deviceName(session)} onPress={() => onEnd(session.id)} />,
    },
  ]
}

function EndButton({ device, onPress }: { readonly device: string; onPress(): void }) {
  const { t } = useTranslation('console')
  return (
    <Button isCompact aria-label={t('person.endOne', { device })} onClick={onPress}>
      {t('person.end')}
    </Button>
  )
}
