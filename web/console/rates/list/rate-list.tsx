import { Link } from 'react-router'
import type { RateListRow } from '#contract/rates.ts'
import { may } from '#domain/access/permissions.ts'
import { isAboutCost, rateDuties } from '#domain/rates/duties.ts'
import { isImportedKind, type RateKind, rateCustomers, rateKinds, rateStates } from '#domain/rates/rate.ts'
import { rateSorts, usualRateSort } from '#domain/rates/sorts.ts'
import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { DraftNotice } from '#web/components/drafts/drafted.tsx'
import { pageQuery } from '#web/components/table/list-sort.ts'
import { ListTable } from '#web/components/table/list-table.tsx'
import { pageOf, pageSize } from '#web/components/table/page-of.ts'
import { SearchBox } from '#web/components/table/search-box.tsx'
import { useSelection } from '#web/components/table/use-selection.ts'
import { usePlaceText } from '#web/console/rate-pricing/use-names.ts'
import { FilterChoice } from '#web/console/shared/filter-choice.tsx'
import { useRememberedOrder } from '#web/console/shared/record-order.ts'
import { ratePath } from '#web/console/shared/sections.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useDetail } from '#web/console/shared/use-detail.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { TabLinks } from '#web/ui/tabs.tsx'
import { PriceEditingContext } from './price-cell.tsx'
import { SelectedRates } from './selected-rates.tsx'
import { TypedBar } from './typed-bar.tsx'
import { useCriteria, useDutyText } from './use-criteria.ts'
import { EditPrices, usePriceEditing } from './use-price-editing.tsx'
import { useRateColumns } from './use-rate-columns.tsx'
import { useRateQuery } from './use-rate-query.ts'

const idOf = ({ rateId }: RateListRow) => rateId

/** Each kind has its own prices that were typed. */
export function RateList() {
  const { query } = useRateQuery()
  return <RatesOfKind key={query.kind} />
}

/** The rates of one kind, filtered by port, state and text. */
function RatesOfKind() {
  const { t } = useTranslation('ratesAdmin')
  const { open, move } = useDetail(ratePath)
  const { table, query: filters } = useRateQuery()
  const query = useCallQuery(
    'GET /api/console/rates',
    { query: { ...filters, size: pageSize, ...pageQuery(table.state, rateSorts) } },
    { keepsPrevious: true },
  )
  const columns = useRateColumns(filters.kind)
  const page = pageOf(query)
  useRememberedOrder('/console/rates', page.rows.map(idOf))
  const selection = useSelection(page.rows, idOf)
  const mayPublish = may(useActor(), 'publish-rates')
  const { context, typed, discard, restoredAt, ...editing } = usePriceEditing(filters.kind)
  const edited = mayPublish && isImportedKind(filters.kind) ? filters.kind : undefined
  return (
    <PriceEditingContext value={edited && context}>
      <KindTabs selected={filters.kind} />
      {edited && restoredAt && <DraftNotice savedAt={restoredAt} onDiscard={discard} />}
      <ListTable
        caption={t('list.caption', { kind: t(`kinds.${filters.kind}`) })}
        control={table}
        query={query}
        page={page}
        columns={columns}
        usualSort={usualRateSort}
        rowId={idOf}
        {...(mayPublish && {
          selection: {
            ...selection,
            actions: <SelectedRates filters={filters} rates={selection.rows} onDone={selection.clear} />,
          },
        })}
        onOpen={({ rateId }) => open(rateId)}
        onMove={({ rateId }) => move(rateId)}
        criteria={useCriteria(filters)}
        emptyState={{ title: t('list.firstUse'), text: t('list.firstUseText') }}
        tools={
          <>
            <Filters query={filters} setFilters={table.setFilters} />
            {edited && <EditPrices {...editing} />}
          </>
        }
      />
      {edited && <TypedBar kind={edited} typed={typed} onDiscard={discard} />}
    </PriceEditingContext>
  )
}

type Query = ReturnType<typeof useRateQuery>['query']

function KindTabs({ selected }: { readonly selected: RateKind }) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <TabLinks
      label={t('list.kinds')}
      tabs={rateKinds.map((kind) => ({ id: kind, label: t(`kinds.${kind}`) }))}
      selected={selected}
      link={({ id }, attributes) => <Link to={`?kind=${id}`} preventScrollReset {...attributes} />}
    />
  )
}

type FiltersProps = {
  readonly query: Query
  setFilters(filters: Readonly<Record<string, string>>): void
}

function Filters({ query: { port, state, duty, customers, savedBy, search }, setFilters }: FiltersProps) {
  const { t } = useTranslation('ratesAdmin')
  const mayPublish = may(useActor(), 'publish-rates')
  const duties = rateDuties.filter((one) => mayPublish || !isAboutCost(one))
  const placeText = usePlaceText()
  const dutyText = useDutyText()
  return (
    <>
      <FilterChoice
        name="port"
        label={t('columns.port')}
        selected={port ?? ''}
        choices={oceanPorts.map((value) => ({ value, label: placeText(value) }))}
        onSelect={(value) => setFilters({ port: value })}
      />
      <FilterChoice
        name="state"
        label={t('columns.state')}
        none={t('states.listed')}
        selected={state ?? ''}
        choices={rateStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        onSelect={(value) => setFilters({ state: value })}
      />
      <FilterChoice
        name="duty"
        label={t('list.duty')}
        selected={duty ?? ''}
        choices={duties.map((value) => ({ value, label: dutyText(value) }))}
        onSelect={(value) => setFilters({ duty: value })}
      />
      <FilterChoice
        name="customers"
        label={t('columns.scope')}
        selected={customers ?? ''}
        choices={rateCustomers.map((value) => ({ value, label: t(`customers.${value}`) }))}
        onSelect={(value) => setFilters({ customers: value })}
      />
      {mayPublish && (
        <FilterChoice
          name="by"
          label={t('columns.savedBy')}
          selected={savedBy ?? ''}
          choices={[{ value: 'me', label: t('list.mine') }]}
          onSelect={(value) => setFilters({ by: value })}
        />
      )}
      <SearchBox
        label={t('list.search')}
        text={search ?? ''}
        onSearch={(text) => setFilters({ search: text })}
      />
    </>
  )
}
