import { Link } from 'react-router'
import { type RateKind, rateKinds, rateStates } from '#domain/rates/rate.ts'
import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { usePlaceText } from '#web/console/rate-pricing/use-names.ts'
import styles from '#web/console/shared/list.module.css'
import { Listing } from '#web/console/shared/listing.tsx'
import { SearchBox } from '#web/console/shared/search-box.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { FilterChoice } from './filter-choice.tsx'
import { useRateColumns } from './use-rate-columns.tsx'
import { useRates } from './use-rates.ts'

/** The rates of one kind, filtered by port, state and text. */
export function RateList() {
  const { t } = useTranslation('ratesAdmin')
  const { list, query, criteria, change, clear } = useRates()
  const columns = useRateColumns(query.kind)
  return (
    <>
      <KindTabs chosen={query.kind} />
      <Filters query={query} change={change} />
      <Listing
        list={list}
        criteria={criteria}
        onClear={clear}
        firstUse={{ title: t('list.firstUse'), text: t('list.firstUseText') }}
      >
        <DataTable
          caption={t('list.caption', { kind: t(`kinds.${query.kind}`) })}
          captionHidden
          density="dense"
          columns={columns}
          rows={list.rows}
          rowKey={({ rateId }) => rateId}
        />
      </Listing>
    </>
  )
}

function KindTabs({ chosen }: { chosen: RateKind }) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <nav className={styles.filters} aria-label={t('list.kinds')}>
      {rateKinds.map((kind) => (
        <Link
          key={kind}
          to={`?kind=${kind}`}
          preventScrollReset
          aria-current={kind === chosen ? 'page' : undefined}
        >
          {t(`kinds.${kind}`)}
        </Link>
      ))}
    </nav>
  )
}

type FilterProps = Pick<ReturnType<typeof useRates>, 'query' | 'change'>

function Filters({ query: { port, state, search }, change }: FilterProps) {
  const { t } = useTranslation('ratesAdmin')
  const placeText = usePlaceText()
  return (
    <div className={styles.tools}>
      <div className={styles.form}>
        <FilterChoice label={t('columns.port')} chosen={port} onChosen={(value) => change({ port: value })}>
          {oceanPorts.map((code) => (
            <option key={code} value={code}>
              {placeText(code)}
            </option>
          ))}
        </FilterChoice>
        <FilterChoice
          label={t('columns.state')}
          none={t('states.listed')}
          chosen={state}
          onChosen={(value) => change({ state: value })}
        >
          {rateStates.map((one) => (
            <option key={one} value={one}>
              {t(`states.${one}`)}
            </option>
          ))}
        </FilterChoice>
      </div>
      <SearchBox
        label={t('list.search')}
        asked={search ?? ''}
        onSearch={(text) => change({ search: text })}
      />
    </div>
  )
}
