import type { OffersData } from '#contract/quotes.ts'
import styles from '#web/components/quotes/offers.module.css'
import type { NameOf } from '#web/components/quotes/state/offer-details.ts'
import { useRefusalText } from '#web/components/quotes/state/use-refusal-text.ts'
import { useTranslation } from '#web/language/use-translation.ts'

type UnavailableProps = { readonly unavailable: OffersData['unavailable']; readonly nameOf: NameOf }

/** What has no price and why, each once: a contract and a public rate of one sailing have the same reason. */
export function Unavailable({ unavailable, nameOf }: UnavailableProps) {
  const { t } = useTranslation('prices')
  const refusalText = useRefusalText()
  const reasons = new Set(
    unavailable.map(({ item, refusal, params }) =>
      t('list.unavailableItem', { name: nameOf({ item }), reason: refusalText({ refusal, params }) }),
    ),
  )
  if (reasons.size === 0) return null
  return (
    <details className={styles.unavailable}>
      <summary>
        {t('list.unavailable')} ({reasons.size})
      </summary>
      <ul>
        {[...reasons].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  )
}
