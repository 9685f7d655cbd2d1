import { Link } from 'react-router'
import type { RowsByCode } from '#contract/dictionaries.ts'
import type { WarehouseCard } from '#contract/places.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import styles from '#web/services/shared/cards.module.css'
import { wordFor, wordsFor } from '#web/services/shared/dictionary-words.ts'
import { Words } from '#web/services/shared/fact-list.tsx'
import { useFigures } from '#web/services/shared/figures.ts'
import button from '#web/ui/button.module.css'

const detailOf = (code: string, along?: URLSearchParams): string =>
  `/service/warehousing/detail?${new URLSearchParams([['code', code], ...(along ?? [])])}`

/** The words by which a warehouse is told from its neighbours at a glance. */
const tellingDictionaries = [
  'temperatureType',
  'highStandardFlag',
  'buildingType',
  'warehouseQualification',
  'warehouseServiceType',
] as const
const mostWords = 7

type WarehouseTileProps = {
  readonly card: WarehouseCard
  readonly rows: RowsByCode
  /** What was typed before, for the form of the warehouse. */
  readonly along?: URLSearchParams
}

export function WarehouseTile({ card, rows, along }: WarehouseTileProps) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const { squareMetres } = useFigures()
  const { code, name, address, city, listed, areaSquareMetres, freeSquareMetres } = card
  const words = tellingDictionaries.flatMap((dictionary) =>
    wordsFor(rows, dictionary, listed[dictionary] ?? []),
  )
  return (
    <article className={styles.card}>
      <div>
        <h3>
          <Link to={detailOf(code, along)}>{name[language]}</Link>
        </h3>
        <p className={styles.soft}>
          {wordFor(rows, 'cityList', city)} · {address[language]}
        </p>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{t('facts.free')}</dt>
          <dd>{squareMetres(freeSquareMetres)}</dd>
        </div>
        <div>
          <dt>{t('facts.area')}</dt>
          <dd>{squareMetres(areaSquareMetres)}</dd>
        </div>
      </dl>
      <Words words={[...new Set(words)].slice(0, mostWords)} />
      <Link
        className={button.small}
        to={detailOf(code, along)}
        aria-label={t('list.openNamed', { name: name[language] })}
      >
        {t('list.open')}
      </Link>
    </article>
  )
}
