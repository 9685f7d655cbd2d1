import type { RowsByCode } from '#contract/dictionaries.ts'
import type { WarehouseSheet } from '#contract/places.ts'
import type { NearTerminal } from '#domain/places/nearest-terminals.ts'
import type { WarehouseChoices } from '#domain/rates/on-request.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Contacts } from '#web/services/shared/contacts.tsx'
import { FactList } from '#web/services/shared/fact-list.tsx'
import { useFigures } from '#web/services/shared/figures.ts'
import { Locator } from '#web/services/shared/locator.tsx'
import styles from '#web/services/shared/sheet.module.css'
import { BuildingSketch } from './building-sketch.tsx'
import { useFactSections } from './use-fact-sections.ts'
import { WarehouseQuote } from './warehouse-quote.tsx'

type WarehouseSheetProps = {
  readonly sheet: WarehouseSheet
  readonly rows: RowsByCode
  readonly priced: readonly WarehouseChoices[]
  readonly terminals: readonly NearTerminal[]
}

/** One warehouse: key figures, price, drawing, facts and contacts. */
export function WarehouseSheetView({ sheet, rows, priced, terminals }: WarehouseSheetProps) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const sections = useFactSections(sheet, rows)
  return (
    <>
      <Headline sheet={sheet} />
      <WarehouseQuote sheet={sheet} priced={priced} />
      <BuildingSketch facts={sheet.facts} />
      <div className={styles.columns}>
        <div className={styles.facts}>
          {sections.map(({ key, facts }) => (
            <section key={key}>
              <h2>{t(`sections.${key}`)}</h2>
              <FactList facts={facts} />
            </section>
          ))}
        </div>
        <div className={styles.side}>
          <Contacts
            contacts={sheet.contacts}
            address={sheet.address[language]}
            workTime={sheet.workTime[language]}
          />
          <Locator terminals={terminals} latitude={sheet.latitude} longitude={sheet.longitude} />
        </div>
      </div>
    </>
  )
}

/** The key figures. */
function Headline({ sheet: { facts } }: { sheet: WarehouseSheet }) {
  const { t } = useTranslation('places')
  const { squareMetres, metres, tonsPerSquareMetre, number } = useFigures()
  const figures = [
    ['facts.free', squareMetres(facts.freeSquareMetres)],
    ['facts.area', squareMetres(facts.areaSquareMetres)],
    ['facts.netHeight', metres(facts.netHeightMetres)],
    ['facts.groundBearing', tonsPerSquareMetre(facts.groundBearingTons)],
    ['facts.gates', number(facts.gates)],
  ] as const
  return (
    <dl className={styles.headline}>
      {figures.map(([key, value]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
