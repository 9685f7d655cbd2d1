import type { OverseasCard } from '#contract/places.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import styles from '#web/services/frame/cards.module.css'
import { FactList, Words } from '#web/services/frame/fact-list.tsx'
import { useFigures } from '#web/services/frame/figures.ts'
import { AskForOffer } from './ask-for-offer.tsx'
import { useCountry } from './use-country.ts'

export function OverseasTile({ card }: { card: OverseasCard }) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const countryOf = useCountry()
  const { squareMetres } = useFigures()
  const { country, city, name, facts } = card
  const told = [
    { key: 'area', name: t('facts.area'), value: squareMetres(facts.areaSquareMetres) },
    { key: 'cutOff', name: t('overseas.cutOff'), value: facts.cutOff[language] },
    { key: 'deliversTo', name: t('overseas.deliversTo'), value: facts.deliversTo[language] },
  ]
  return (
    <article className={styles.card}>
      <div>
        <h2>{name[language]}</h2>
        <p className={styles.soft}>
          {countryOf(country)} · {city[language]}
        </p>
      </div>
      <Words words={facts.services.map((service) => service[language])} />
      <FactList facts={told} />
      <AskForOffer card={card} />
    </article>
  )
}
