import { Link } from 'react-router'
import type { RowsByCode } from '#contract/dictionaries.ts'
import { regionName } from '#domain/places/region-name.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { valuesOf } from '#web/services/search/filters.ts'
import styles from '#web/services/shared/cards.module.css'
import { labelsFor } from '#web/services/shared/dictionary-labels.ts'
import { FactList, maxCardTags, Tags } from '#web/services/shared/fact-list.tsx'
import { useFigures } from '#web/services/shared/figures.ts'
import wide from '#web/services/shared/wide-card.module.css'
import type { OverseasPlace } from './places.ts'
import { RequestQuote } from './request-quote.tsx'

type OverseasTileProps = {
  readonly place: OverseasPlace
  readonly rows: RowsByCode
  /** The URL parameters of the quote request. */
  readonly saved: URLSearchParams
  /** The link to the card, where the tile is part of another list. */
  readonly to?: string
}

export function OverseasTile({ place, rows, saved, to }: OverseasTileProps) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const { squareMetres } = useFigures()
  const { country, city, name, address, workTime, facts } = place
  const shownFacts = [
    { key: 'area', name: t('facts.area'), value: squareMetres(facts.areaSquareMetres) },
    { key: 'workTime', name: t('facts.workTime'), value: workTime[language] },
    { key: 'cutOff', name: t('overseas.cutOff'), value: facts.cutOff[language] },
    { key: 'deliversTo', name: t('overseas.deliversTo'), value: facts.deliversTo[language] },
  ]
  const [town = city[language]] = labelsFor(rows, 'overseasCityList', valuesOf(place, 'overseasCityList'))
  const where = [t('overseas.mark'), regionName(country, language), town].join(' · ')
  return (
    <article className={`${styles.card} ${wide.wide} ${wide.plain}`}>
      <div className={wide.head}>
        <h3>{to ? <Link to={to}>{name[language]}</Link> : name[language]}</h3>
        <p className={styles.soft}>{where}</p>
        <p className={styles.soft}>{address[language]}</p>
      </div>
      <div className={wide.tags}>
        <Tags labels={facts.services.map((service) => service[language])} max={maxCardTags} />
      </div>
      <div className={wide.figures}>
        <FactList facts={shownFacts} />
      </div>
      <RequestQuote card={place} saved={saved} />
    </article>
  )
}
