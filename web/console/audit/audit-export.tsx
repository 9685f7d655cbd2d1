import { maxExportedEntries } from '#domain/audit/audit-export.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { readBlob } from '#web/client/files.ts'
import { useDownload } from '#web/components/files/use-download.ts'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { type AuditQuery, callQueryOf } from './audit-query.ts'

/** The entries of the filters as a sheet. */
export function AuditExport({ query }: { readonly query: AuditQuery }) {
  const { t } = useTranslation('console')
  const { isFetching, download } = useDownload()
  const save = () =>
    download(
      () => readBlob('GET /api/console/audit/export', { query: callQueryOf(query) }),
      `${t('audit.title')} ${shanghaiDay(new Date())}.csv`,
    )
  return (
    <p className={page.row}>
      <Button isCompact isPending={isFetching} onClick={() => void save()}>
        {t('audit.export')}
      </Button>
      <span className={page.soft}>{t('audit.exportText', { max: maxExportedEntries })}</span>
    </p>
  )
}
