import { Link } from 'react-router'
import type { RowsByCode } from '#contract/dictionaries.ts'
import type { DepotSheet } from '#contract/places.ts'
import type { DepotTerms } from '#contract/published-terms.ts'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import styles from '#web/services/shared/cards.module.css'
import { labelFor, labelsFor } from '#web/services/shared/dictionary-labels.ts'
import { maxCardTags, Tags } from '#web/services/shared/fact-list.tsx'
import { useFigures } from '#web/services/shared/figures.ts'
import { buttonClass } from '#web/ui/button.tsx'
import own from './depot-tile.module.css'
import { storageFrom } from './storage-price.ts'
import { YardPlan } from './yard-sketch.tsx'

export const depotPage = (code: string): string => `${servicePaths.depot}?code=${encodeURIComponent(code)}`

type DepotTileProps = {
  readonly depot: DepotSheet
  readonly rows: RowsByCode
  readonly terms: readonly DepotTerms[]
}

export function DepotTile({ depot, rows, terms }: DepotTileProps) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const { code, port, name, address, workTime, facts } = depot
  return (
    <article className={styles.card}>
      {/* The figures below say the same. */}
      <div aria-hidden="true">
        <YardPlan facts={facts} label="" />
      </div>
      <div>
        <h3>
          <Link to={depotPage(code)}>{name[language]}</Link>
        </h3>
        <p className={styles.soft}>
          {labelFor(rows, 'yardServiceSite', port)} · {address[language]}
        </p>
        <p className={styles.soft}>{workTime[language]}</p>
      </div>
      <DepotFigures depot={depot} />
      <Tags labels={labelsFor(rows, 'yardServiceType', facts.serviceTypes)} max={maxCardTags} />
      <dl className={own.equipment}>
        <dt>{t('depots.facts.equipment')}</dt>
        <dd>{facts.equipment.map((each) => each[language]).join(t('semicolon'))}</dd>
      </dl>
      <StoragePrice terms={terms.find((each) => each.depot === code)} />
      <Link
        className={buttonClass({ isCompact: true })}
        to={depotPage(code)}
        aria-label={t('depots.list.openNamed', { name: name[language] })}
      >
        {t('depots.list.open')}
      </Link>
    </article>
  )
}

function StoragePrice({ terms }: { terms: DepotTerms | undefined }) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const price = terms && storageFrom(terms)
  if (!price) return <p className={styles.soft}>{t('listPrices.onRequest')}</p>
  return (
    <p className={styles.soft}>
      {t('depots.days.free', { count: terms.freeDays })}
      {t('comma')}
      {t('depots.list.thenFrom', { price: formatMoney(price, language) })}
    </p>
  )
}

/** The figures of a depot (spec §3). */
function DepotFigures({ depot: { facts } }: { depot: DepotSheet }) {
  const { t } = useTranslation('places')
  const { squareMetres, teu, number } = useFigures()
  const figures = [
    ['capacity', teu(facts.capacityTeu)],
    ['area', squareMetres(facts.areaSquareMetres)],
    ['stackers', number(facts.stackers)],
    ['repairShed', squareMetres(facts.repairShedSquareMetres)],
    ['reeferSockets', number(facts.reeferSockets)],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`depots.facts.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
