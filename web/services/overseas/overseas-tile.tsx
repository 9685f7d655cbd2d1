import { Link } from 'react-router'
import type { RowsByCode } from '#contract/dictionaries.ts'
import { regionName } from '#web/components/quotes/region-name.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { wordsOf } from '#web/services/finding/filters.ts'
import styles from '#web/services/shared/cards.module.css'
import { wordsFor } from '#web/services/shared/dictionary-words.ts'
import { FactList, Words } from '#web/services/shared/fact-list.tsx'
import { useFigures } from '#web/services/shared/figures.ts'
import type { PlaceAbroad } from './places.ts'
import { RequestQuote } from './request-quote.tsx'

type OverseasTileProps = {
  readonly place: PlaceAbroad
  readonly rows: RowsByCode
  /** What stands in the address when an offer is asked for. */
  readonly saved: URLSearchParams
  /** Where its card is, in a list that leads to it. */
  readonly to?: string
}

export function OverseasTile({ place, rows, saved, to }: OverseasTileProps) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const { squareMetres } = useFigures()
  const { country, city, name, address, workTime, facts } = place
  const told = [
    { key: 'area', name: t('facts.area'), value: squareMetres(facts.areaSquareMetres) },
    { key: 'workTime', name: t('facts.workTime'), value: workTime[language] },
    { key: 'cutOff', name: t('overseas.cutOff'), value: facts.cutOff[language] },
    { key: 'deliversTo', name: t('overseas.deliversTo'), value: facts.deliversTo[language] },
  ]
  const [town = city[language]] = wordsFor(rows, 'overseasCityList', wordsOf(place, 'overseasCityList'))
  const where = [t('overseas.mark'), regionName(country, language), town].join(' · ')
  return (
    <article className={styles.card}>
      <div>
        <h3>{to ? <Link to={to}>{name[language]}</Link> : name[language]}</h3>
        <p className={styles.soft}>{where}</p>
        <p className={styles.soft}>{address[language]}</p>
      </div>
      <Words words={facts.services.map((service) => service[language])} />
      <FactList facts={told} />
      <RequestQuote card={place} saved={saved} />
    </article>
  )
}
