import { useState } from 'react'
import { Link } from 'react-router'
import { may } from '#domain/access/permissions.ts'
import { importedKinds } from '#domain/rates/rate.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { readBlob } from '#web/client/files.ts'
import { useDownload } from '#web/components/files/use-download.ts'
import { BulkEditDialog } from '#web/console/rates/bulk-edit/bulk-edit-dialog.tsx'
import page from '#web/console/shared/page.module.css'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { PopoverButton } from '#web/ui/popover-button.tsx'
import { useCriteria } from './use-criteria.ts'
import { useRateQuery } from './use-rate-query.ts'

/** Actions for the list. Only lanes can be imported, exported and edited together. */
export function RateTools() {
  const { t } = useTranslation('ratesAdmin')
  const { query } = useRateQuery()
  const { isFetching, download } = useDownload()
  const [isEditing, setEditing] = useState(false)
  const criteria = useCriteria(query)
  const { kind: _, ...filters } = query
  const imported = importedKinds.find((kind) => kind === query.kind)
  const word = t(`kinds.${query.kind}`)
  if (!may(useActor(), 'publish-rates')) return null
  const saveTemplate = (kind: (typeof importedKinds)[number]) =>
    download(
      () => readBlob('GET /api/console/rates/template', { query: { kind } }),
      t('files.template', { kind: word }),
    )
  const saveExport = (kind: (typeof importedKinds)[number]) =>
    download(
      () => readBlob('GET /api/console/rates/export', { query: { ...query, kind } }),
      t('files.export', { kind: word, day: shanghaiDay(new Date()) }),
    )
  return (
    <div className={page.row}>
      <Link className={buttonClass({ isCompact: true })} to={`/console/rates/new?kind=${query.kind}`}>
        {t('list.new')}
      </Link>
      <Link
        className={buttonClass({ isCompact: true })}
        to={`/console/rates/import${imported ? `?kind=${imported}` : ''}`}
      >
        {t('list.import')}
      </Link>
      {imported && (
        <PopoverButton isCompact label={t('list.more')}>
          {(close) => (
            <div className={page.menu}>
              <Button
                variant="quiet"
                onClick={() => {
                  close()
                  setEditing(true)
                }}
              >
                {t('bulk.openFound')}
              </Button>
              <Button variant="quiet" isPending={isFetching} onClick={() => void saveExport(imported)}>
                {t('list.export')}
              </Button>
              <Button variant="quiet" isPending={isFetching} onClick={() => void saveTemplate(imported)}>
                {t('list.template')}
              </Button>
            </div>
          )}
        </PopoverButton>
      )}
      {imported && isEditing && (
        <BulkEditDialog
          kind={imported}
          rateIds={[]}
          filters={filters}
          criteria={criteria}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  )
}
