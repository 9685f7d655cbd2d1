import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { FollowedOffers, type FollowedOffersProps } from './followed-offers.tsx'

/** The reader's own offers that customers accepted. */
export function Acceptances({ isFolded }: Pick<FollowedOffersProps, 'isFolded'>) {
  const { t } = useTranslation('console')
  const query = useCallQuery('GET /api/console/acceptances', {})
  if (query.status !== 'ready') return null
  return (
    <FollowedOffers
      isFolded={isFolded}
      title={t('acceptances.title')}
      text={t('acceptances.text')}
      offers={query.data.offers.map((offer) => ({ ...offer, at: offer.acceptedAt }))}
      others={(count) => t('acceptances.earlier', { count })}
    />
  )
}
