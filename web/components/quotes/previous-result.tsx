import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import styles from './prices.module.css'
import type { Failure } from './state/use-last-result.ts'

/** Why a search has no answer, above the prices of the search before it. */
export function PreviousResult({ failure: { refusal, retry } }: { readonly failure: Failure }) {
  const { t } = useTranslation('prices')
  const reason =
    refusal === 'offline' ? t('common:offline') : t(`refusals:${refusal.refusal}`, refusal.params)
  return (
    <div className={styles.failure} role="alert">
      <Icon name="warning" size={20} />
      <div>
        <p className={styles.failureTitle}>{t('state.refused')}</p>
        <p>{reason}</p>
        <p>{t('state.previous')}</p>
      </div>
      <Button onClick={retry}>{t('common:retry')}</Button>
    </div>
  )
}

/** While the prices of a new search are calculated, those of the search before stay below. */
export function LoadingResult() {
  const { t } = useTranslation('prices')
  return (
    <p className={styles.waiting} role="status">
      <strong>{t('state.loading')}</strong> {t('state.previous')}
    </p>
  )
}
