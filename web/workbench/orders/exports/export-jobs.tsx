import { useEffect } from 'react'
import type { ExportJob } from '#contract/order-export-jobs.ts'
import { formatTime } from '#domain/language/format-time.ts'
import { readBlob } from '#web/client/files.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useDownload } from '#web/components/files/use-download.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './exports.module.css'

const readAgainMs = 2_000

/** The long exports of the reader with their progress; asked for again while one of them runs. */
export function ExportJobs() {
  const { t } = useTranslation('orderExports')
  const query = useCallQuery('GET /api/orders/exports', {})
  const rows = query.status === 'ready' ? query.data.rows : []
  const isRunning = rows.some(({ state }) => state === 'running')
  const { retry } = query
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(retry, readAgainMs)
    return () => clearInterval(timer)
  })
  if (rows.length === 0) return null
  return (
    <section>
      <h3>{t('jobs.title')}</h3>
      <ul className={styles.files}>
        {rows.map((job) => (
          <Job key={job.id} job={job} />
        ))}
      </ul>
    </section>
  )
}

function Job({ job }: { readonly job: ExportJob }) {
  const { t } = useTranslation('orderExports')
  const language = useLanguage()
  const { isFetching, download } = useDownload()
  const { id, sheet, state, rows, written } = job
  const read = () => readBlob('GET /api/orders/exports/file', { query: { id } })
  return (
    <li>
      <span>
        {t(sheet)} ·{' '}
        {t(`jobs.states.${state}`, { written, rows, until: formatTime(new Date(job.keptUntil), language) })}
      </span>
      {state === 'running' && (
        <progress max={Math.max(rows, 1)} value={written} aria-label={t('jobs.progress')} />
      )}
      {state === 'ready' && (
        <Button isPending={isFetching} onClick={() => void download(read, `${t(sheet)} ${rows}.xlsx`)}>
          {t('save')}
        </Button>
      )}
    </li>
  )
}
