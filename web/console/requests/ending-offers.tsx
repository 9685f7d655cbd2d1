import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { FollowedOffers, type FollowedOffersProps } from './followed-offers.tsx'

/** The reader's own offers that end soon and that no customer has accepted, with the time of their end. */
export function EndingOffers({ isFolded }: Pick<FollowedOffersProps, 'isFolded'>) {
  const { t } = useTranslation('console')
  const query = useCallQuery('GET /api/console/endingOffers', {})
  if (query.status !== 'ready') return null
  return (
    <FollowedOffers
      isFolded={isFolded}
      title={t('endingOffers.title')}
      text={t('endingOffers.text')}
      offers={query.data.offers.map((offer) => ({ ...offer, at: offer.validUntil }))}
      others={(count) => t('endingOffers.later', { count })}
    />
  )
}
