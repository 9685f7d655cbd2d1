import type { StaffAccountView } from '#contract/staff-account.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'

type LogIn = StaffAccountView['logIns'][number]

/** The last log-ins, so that the owner notices an attempt by another person. */
export function LogIns({ logIns }: { readonly logIns: readonly LogIn[] }) {
  const { t } = useTranslation('console')
  const columns: readonly Column<LogIn>[] = [
    {
      key: 'at',
      header: t('audit.details.time'),
      isRowHeader: true,
      cell: ({ at }) => <FormattedTime at={at} format="dateTimeSeconds" />,
    },
    { key: 'address', header: t('audit.details.address'), cell: ({ address }) => address },
    {
      key: 'result',
      header: t('account.result'),
      cell: ({ isRefused }) => (
        <Badge tone={isRefused ? 'bad' : 'ok'} label={t(isRefused ? 'account.refused' : 'account.entered')} />
      ),
    },
  ]
  return (
    <ConsolePanel title={t('account.logIns')}>
      <p className={page.soft}>{t('account.logInsLead')}</p>
      <DataTable
        caption={t('account.logIns')}
        captionHidden
        density="dense"
        columns={columns}
        rows={logIns}
        rowKey={({ at }) => at}
        empty={null}
      />
    </ConsolePanel>
  )
}
