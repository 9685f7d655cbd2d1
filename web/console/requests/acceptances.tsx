import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { FollowedOffers } from './followed-offers.tsx'

/** The reader's own offers that customers accepted. */
export function Acceptances() {
  const { t } = useTranslation('console')
  const query = useCallQuery('GET /api/console/acceptances', {})
  if (query.status !== 'ready') return null
  return (
    <FollowedOffers
      title={t('acceptances.title')}
      text={t('acceptances.text')}
      offers={query.data.offers.map((offer) => ({ ...offer, at: offer.acceptedAt }))}
      others={(count) => t('acceptances.earlier', { count })}
    />
  )
}
