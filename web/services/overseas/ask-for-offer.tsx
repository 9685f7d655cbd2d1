import { Link } from 'react-router'
import type { OverseasCard } from '#contract/places.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'

type AskForOfferProps = {
  readonly card: OverseasCard
  /** What was looked for stays in the address. */
  readonly kept: URLSearchParams
}

/** No tariff prices an overseas warehouse: staff answer with an offer. */
export function AskForOffer({ card, kept }: AskForOfferProps) {
  const { t } = useTranslation('places')
  const name = card.name[useLanguage()]
  const query = new URLSearchParams(kept)
  query.set('ask', card.code)
  return (
    <p>
      <Link
        className={button.small}
        to={`/oversea/newSea?${query}#request`}
        aria-label={t('overseas.askNamed', { name })}
      >
        {t('overseas.ask')}
      </Link>
    </p>
  )
}
