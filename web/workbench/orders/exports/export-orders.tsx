import { useState } from 'react'
import type { CallInput } from '#contract/client.ts'
import { type ExportColumn, exportColumns, maxExportedOrders } from '#domain/orders/export/export-columns.ts'
import { exportJobLimits } from '#domain/orders/export/export-job.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { readBlob } from '#web/client/files.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useDownload } from '#web/components/files/use-download.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/check-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ExportJobs } from './export-jobs.tsx'
import styles from './exports.module.css'
import { useExportJob } from './use-export-job.ts'

type Filters = NonNullable<CallInput<'GET /api/orders/exportShipments'>['query']>
const sheets = ['all', 'chosen', 'bookings'] as const
type Sheet = (typeof sheets)[number]

/** What the list shows on all its pages, as a sheet. */
export function ExportOrders({ filters }: { readonly filters: Filters }) {
  const { t } = useTranslation('orderExports')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      {isOpen && (
        <Dialog title={t('title')} closeLabel={t('cancel')} startsAtTop onClose={() => setOpen(false)}>
          <Counted filters={filters} onDone={() => setOpen(false)} />
          <ExportJobs />
        </Dialog>
      )}
    </>
  )
}

type CountedProps = { readonly filters: Filters; onDone(): void }

function Counted({ filters, onDone }: CountedProps) {
  const { t } = useTranslation('orderExports')
  const query = useCallQuery('GET /api/orders/count', { query: filters })
  return (
    <QueryState query={query} skeleton={{ rows: 3 }}>
      {({ orders, bookings, isTooMany }) => {
        if (isTooMany) return <p>{t('tooMany', { max: maxExportedOrders })}</p>
        if (orders === 0) return <p>{t('none')}</p>
        return <ExportForm filters={filters} orders={orders} bookings={bookings} onDone={onDone} />
      }}
    </QueryState>
  )
}

function readSheet(sheet: Sheet, filters: Filters, columns: readonly ExportColumn[]) {
  if (sheet === 'bookings') return readBlob('GET /api/orders/exportBkOrder', { query: filters })
  if (sheet === 'all') return readBlob('GET /api/orders/exportShipments', { query: filters })
  return readBlob('GET /api/orders/shipmentsCommonExport', {
    query: { ...filters, columns: columns.join(',') },
  })
}

type ExportFormProps = CountedProps & { readonly orders: number; readonly bookings: number }

function ExportForm({ filters, orders, bookings, onDone }: ExportFormProps) {
  const { t } = useTranslation('orderExports')
  const [sheet, setSheet] = useState<Sheet>('all')
  const [columns, setColumns] = useState<readonly ExportColumn[]>(exportColumns)
  const { isFetching, download } = useDownload()
  const job = useExportJob()
  const [isEmpty, setEmpty] = useState(false)
  const count = sheet === 'bookings' ? bookings : orders
  const choices = sheets.filter((one) => one !== 'bookings' || bookings > 0)
  const save = async () => {
    const hasNone = sheet === 'chosen' && columns.length === 0
    setEmpty(hasNone)
    if (hasNone) return
    if (count > exportJobLimits.streamedRows)
      return job.start(
        sheet === 'bookings' ? 'bookings' : 'shipments',
        filters,
        sheet === 'chosen' ? columns : undefined,
      )
    const isSaved = await download(
      () => readSheet(sheet, filters, columns),
      `${t('title')} ${shanghaiDay(new Date())}.xlsx`,
    )
    if (!isSaved) return
    showToast('info', t('done', { count }))
    onDone()
  }
  return (
    <div className={styles.form}>
      <p>{t('lead', { count: orders })}</p>
      {count > exportJobLimits.streamedRows && <p>{t('jobs.lead')}</p>}
      <SelectField
        name="sheet"
        label={t('which')}
        defaultValue={sheet}
        onChosen={(value) => setSheet(choices.find((one) => one === value) ?? 'all')}
        choices={choices.map((value) => ({ value, label: t(`sheets.${value}`, { count: bookings }) }))}
      />
      {sheet === 'chosen' && (
        <ColumnChoice
          columns={columns}
          onChange={setColumns}
          problem={isEmpty && columns.length === 0 && t('noColumn')}
        />
      )}
      <p className={styles.buttons}>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button variant="primary" isPending={isFetching || job.isSending} onClick={() => void save()}>
          {t(count > exportJobLimits.streamedRows ? 'jobs.start' : 'save')}
        </Button>
      </p>
    </div>
  )
}

type ColumnChoiceProps = {
  readonly columns: readonly ExportColumn[]
  onChange(columns: readonly ExportColumn[]): void
  readonly problem: string | false
}

/** The columns in their usual sequence, whichever was chosen first. */
function ColumnChoice({ columns, onChange, problem }: ColumnChoiceProps) {
  const { t } = useTranslation('orderExports')
  const change = (column: ExportColumn, isChosen: boolean) =>
    onChange(exportColumns.filter((one) => (one === column ? isChosen : columns.includes(one))))
  return (
    <fieldset className={styles.columns}>
      <legend>{t('choose')}</legend>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {exportColumns.map((column) => (
        <CheckField
          key={column}
          name={column}
          isChecked={columns.includes(column)}
          onChecked={(isChosen) => change(column, isChosen)}
        >
          {t(`columns.${column}`)}
        </CheckField>
      ))}
    </fieldset>
  )
}
