import type { RowsByCode } from '#contract/dictionaries.ts'
import type { DepotSheet } from '#contract/places.ts'
import type { NearTerminal } from '#domain/places/nearest-terminals.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Contacts } from '#web/services/shared/contacts.tsx'
import { labelFor, labelsFor } from '#web/services/shared/dictionary-labels.ts'
import { FactList } from '#web/services/shared/fact-list.tsx'
import { useFigures } from '#web/services/shared/figures.ts'
import { Locator } from '#web/services/shared/locator.tsx'
import styles from '#web/services/shared/sheet.module.css'
import { DepotQuote } from './depot-quote.tsx'
import type { StorageTerms } from './storage-terms.ts'
import { YardSketch } from './yard-sketch.tsx'

type DepotSheetProps = {
  readonly depot: DepotSheet
  /** Of this depot; none without a tariff in force. */
  readonly terms: readonly StorageTerms[]
  readonly rows: RowsByCode
  readonly terminals: readonly NearTerminal[]
}

/** One depot: figures (spec §3), price, drawing and contacts. */
export function DepotSheetView({ depot, terms, rows, terminals }: DepotSheetProps) {
  const language = useLanguage()
  return (
    <>
      <DepotQuote depot={depot} terms={terms} />
      <YardSketch facts={depot.facts} />
      <div className={styles.columns}>
        <Sheet depot={depot} rows={rows} />
        <div className={styles.side}>
          <Contacts
            contacts={depot.contacts}
            address={depot.address[language]}
            workTime={depot.workTime[language]}
          />
          <Locator terminals={terminals} latitude={depot.latitude} longitude={depot.longitude} />
        </div>
      </div>
    </>
  )
}

function Sheet({ depot, rows }: Pick<DepotSheetProps, 'depot' | 'rows'>) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const { squareMetres, teu, number } = useFigures()
  const { name, port, workTime, facts } = depot
  const entries = {
    name: name[language],
    port: labelFor(rows, 'yardServiceSite', port),
    area: squareMetres(facts.areaSquareMetres),
    capacity: teu(facts.capacityTeu),
    stackers: number(facts.stackers),
    repairShed: squareMetres(facts.repairShedSquareMetres),
    reeferSockets: number(facts.reeferSockets),
    workTime: workTime[language],
    equipment: facts.equipment.map((each) => each[language]),
    services: labelsFor(rows, 'yardServiceType', facts.serviceTypes),
  } as const
  const keys = Object.keys(entries) as (keyof typeof entries)[]
  return (
    <section className={styles.facts}>
      <div>
        <h2>{t('depots.detail.sheet')}</h2>
        <FactList facts={keys.map((key) => ({ key, name: t(`depots.facts.${key}`), value: entries[key] }))} />
      </div>
    </section>
  )
}
