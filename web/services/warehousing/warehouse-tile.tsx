import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { RowsByCode } from '#contract/dictionaries.ts'
import type { WarehouseCard } from '#contract/places.ts'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import styles from '#web/services/shared/cards.module.css'
import { labelFor, labelsFor } from '#web/services/shared/dictionary-labels.ts'
import { maxCardTags, Tags } from '#web/services/shared/fact-list.tsx'
import { useFigures } from '#web/services/shared/figures.ts'
import wide from '#web/services/shared/wide-card.module.css'
import { buttonClass } from '#web/ui/button.tsx'
import { Front } from './building-sketch.tsx'

export const warehousePage = (code: string, formParams?: URLSearchParams): string =>
  `${servicePaths.warehouse}?${new URLSearchParams([['code', code], ...(formParams ?? [])])}`

/** The dictionaries that distinguish a warehouse in a list. */
const shownDictionaries = [
  'temperatureType',
  'highStandardFlag',
  'buildingType',
  'warehouseQualification',
  'warehouseServiceType',
] as const

type WarehouseTileProps = {
  readonly card: WarehouseCard
  readonly rows: RowsByCode
  /** Parameters for the form on the page of the warehouse. */
  readonly formParams?: URLSearchParams
  /** What storage costs here. */
  readonly price?: ReactNode
}

export function WarehouseTile({ card, rows, formParams, price }: WarehouseTileProps) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const { metres, squareMetres } = useFigures()
  const { code, name, address, city, listed, areaSquareMetres, freeSquareMetres, building } = card
  const labels = shownDictionaries.flatMap((dictionary) =>
    labelsFor(rows, dictionary, listed[dictionary] ?? []),
  )
  return (
    <article className={`${styles.card} ${wide.wide}`}>
      {/* The figures below say the same. */}
      <div aria-hidden="true" className={wide.drawing}>
        <Front facts={building} />
      </div>
      <div className={wide.head}>
        <h3>
          <Link to={warehousePage(code, formParams)}>{name[language]}</Link>
        </h3>
        <p className={styles.soft}>
          {labelFor(rows, 'cityList', city)} · {address[language]}
        </p>
      </div>
      <dl className={`${styles.figures} ${styles.three} ${wide.figures}`}>
        <div>
          <dt>{t('facts.free')}</dt>
          <dd>{squareMetres(freeSquareMetres)}</dd>
        </div>
        <div>
          <dt>{t('facts.area')}</dt>
          <dd>{squareMetres(areaSquareMetres)}</dd>
        </div>
        <div>
          <dt>{t('facts.netHeight')}</dt>
          <dd>{metres(building.netHeightMetres)}</dd>
        </div>
      </dl>
      {price && <div className={wide.price}>{price}</div>}
      <div className={wide.tags}>
        <Tags labels={[...new Set(labels)]} max={maxCardTags} />
      </div>
      <Link
        className={buttonClass({ isCompact: true })}
        to={warehousePage(code, formParams)}
        aria-label={t('list.openNamed', { name: name[language] })}
      >
        {t('list.open')}
      </Link>
    </article>
  )
}
