import { Link } from 'react-router'
import type { CertificationState } from '#domain/certification/certification.ts'
import styles from '#web/console/shared/list.module.css'
import { useTranslation } from '#web/language/use-translation.ts'

export type StateChoice = CertificationState | 'all'

type StateFiltersProps = {
  readonly choices: readonly StateChoice[]
  readonly chosen: StateChoice
  /** Those who wait, once they are counted. */
  readonly waiting: number | undefined
  addressOf(choice: StateChoice): string
}

export function StateFilters({ choices, chosen, waiting, addressOf }: StateFiltersProps) {
  const { t } = useTranslation('console')
  return (
    <nav className={styles.filters} aria-label={t('queue.states')}>
      {choices.map((choice) => (
        <Link
          key={choice}
          to={addressOf(choice)}
          preventScrollReset
          aria-current={choice === chosen ? 'true' : undefined}
        >
          {choice === 'all' ? t('list.all') : t(`certification:states.${choice}`)}
          {choice === 'under-review' && waiting !== undefined && <strong>{waiting}</strong>}
        </Link>
      ))}
    </nav>
  )
}
