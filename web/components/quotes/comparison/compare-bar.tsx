import { maxCompared } from '#domain/quotes/offers/compare.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './compare-bar.module.css'

type CompareBarProps = {
  readonly count: number
  /** Describes the checkboxes that cannot be ticked any more. */
  readonly fullId: string
  onShown(): void
}

/** How many offers are ticked, and the way to their comparison. */
export function CompareBar({ count, fullId, onShown }: CompareBarProps) {
  const { t } = useTranslation('prices')
  if (count === 0) return null
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {t('compare.ticked', { count, max: maxCompared })}
      </p>
      {count === 1 && <p>{t('compare.another')}</p>}
      {count === maxCompared && <p id={fullId}>{t('list.compareFull')}</p>}
      {count > 1 && (
        <Button isCompact onClick={onShown}>
          {t('compare.show')}
        </Button>
      )}
    </div>
  )
}
