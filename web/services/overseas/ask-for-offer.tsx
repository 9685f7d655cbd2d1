import { Link } from 'react-router'
import type { OverseasCard } from '#contract/places.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'

/** No tariff prices an overseas warehouse: staff answer with an offer. */
export function AskForOffer({ card }: { card: OverseasCard }) {
  const { t } = useTranslation('places')
  const name = card.name[useLanguage()]
  return (
    <p>
      <Link
        className={button.small}
        to={`/oversea/newSea?ask=${encodeURIComponent(card.code)}#request`}
        aria-label={t('overseas.askNamed', { name })}
      >
        {t('overseas.ask')}
      </Link>
    </p>
  )
}
