import { useState } from 'react'
import { Link } from 'react-router'
import type { RateFile, RateRow } from '#contract/rates.ts'
import review from '#web/console/review/review.module.css'
import { Instant } from '#web/console/shared/instant.tsx'
import page from '#web/console/shared/page.module.css'
import { ratePath } from '#web/console/shared/places.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import { RateStateBadge } from './rate-state.tsx'
import styles from './rates.module.css'
import { VersionChanges } from './version-changes.tsx'
import { versionsOf } from './versions.ts'

/** All versions of the code, the newest first, each with its changes. */
export function RateHistory({ file }: { file: RateFile }) {
  const { t } = useTranslation('ratesAdmin')
  const versions = versionsOf(file)
  return (
    <section className={page.panel} aria-labelledby="versions">
      <h2 id="versions">{t('history.title')}</h2>
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
    </section>
  )
}

type VersionProps = {
  readonly row: RateRow
  readonly earlier: RateRow | undefined
  readonly isShown: boolean
}

function Version({ row, earlier, isShown }: VersionProps) {
  const { t } = useTranslation('ratesAdmin')
  const [isOpen, setOpen] = useState(false)
  const name = t('history.version', { version: row.version })
  return (
    <li>
      <span className={review.sign}>
        <Icon name={row.importId ? 'upload' : 'letter'} size={16} />
      </span>
      <div>
        <p className={page.row}>
          {isShown ? <strong>{name}</strong> : <Link to={ratePath(row.rateId)}>{name}</Link>}
          <RateStateBadge state={row.state} />
          {isShown && <span className={page.soft}>{t('history.shown')}</span>}
        </p>
        <p className={page.soft}>
          {row.savedBy} <Instant at={row.savedAt} />
        </p>
        {earlier && (
          <button
            className={styles.textButton}
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('history.changes', { version: earlier.version })}
          </button>
        )}
        {earlier && isOpen && <VersionChanges earlier={earlier.rateId} later={row.rateId} />}
      </div>
    </li>
  )
}
