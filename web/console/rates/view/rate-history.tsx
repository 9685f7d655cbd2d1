import { useState } from 'react'
import { Link } from 'react-router'
import type { RateFile } from '#contract/rates.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { RateStateBadge } from '#web/console/rates/rate-state.tsx'
import { versionsOf } from '#web/console/rates/versions.ts'
import review from '#web/console/review/review.module.css'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { ratePath } from '#web/console/shared/sections.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { VersionChanges } from './version-changes.tsx'

/** All versions of the code, the newest first, each with its changes. */
export function RateHistory({ file }: { file: RateFile }) {
  const { t } = useTranslation('ratesAdmin')
  const versions = versionsOf(file)
  return (
    <ConsolePanel title={t('history.title')}>
      <ol className={review.history}>
        {versions.map((row, index) => (
          <Version
            key={row.rateId}
            row={row}
            earlier={versions[index + 1]}
            isShown={row.rateId === file.rateId}
          />
        ))}
      </ol>
    </ConsolePanel>
  )
}

type EventProps = {
  readonly what: 'saved' | 'published' | 'archived' | 'undone'
  /** Empty for demo data. */
  readonly by: string
  readonly at: string
}

/** Who did what and when. */
function Event({ what, by, at }: EventProps) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <p className={page.soft}>
      {by ? t(`history.events.${what}`, { name: by }) : t(`history.unnamed.${what}`)}{' '}
      <FormattedTime at={at} format="dateTime" />
    </p>
  )
}

type HistoryRow = RateFile['history'][number]

type VersionProps = {
  readonly row: HistoryRow
  readonly earlier: HistoryRow | undefined
  readonly isShown: boolean
}

function Version({ row, earlier, isShown }: VersionProps) {
  const { t } = useTranslation('ratesAdmin')
  const [isOpen, setOpen] = useState(false)
  const name = t('history.version', { version: row.version })
  return (
    <li>
      <span className={review.sign}>
        <Icon name={row.importId ? 'upload' : 'edit'} size={16} />
      </span>
      <div>
        <p className={page.row}>
          {isShown ? <strong>{name}</strong> : <Link to={ratePath(row.rateId)}>{name}</Link>}
          <RateStateBadge state={row.state} />
          {isShown && <span className={page.soft}>{t('history.shown')}</span>}
        </p>
        {row.isKept && <p>{t('history.kept')}</p>}
        {row.archiveReason && <p>{t('history.archived', { reason: row.archiveReason })}</p>}
        <Event what="saved" by={row.savedBy} at={row.savedAt} />
        {row.published && <Event what="published" {...row.published} />}
        {row.ended && <Event what={row.ended.how} {...row.ended} />}
        {earlier && (
          <Button variant="quiet" isCompact aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('history.changes', { version: earlier.version })}
          </Button>
        )}
        {earlier && isOpen && <VersionChanges earlier={earlier.rateId} later={row.rateId} />}
      </div>
    </li>
  )
}
