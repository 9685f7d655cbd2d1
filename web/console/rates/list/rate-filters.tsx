import { may } from '#domain/access/permissions.ts'
import { carriers } from '#domain/places/carriers.data.ts'
import { isAboutCost, rateDuties } from '#domain/rates/duties.ts'
import { rateCustomers, rateStates } from '#domain/rates/rate.ts'
import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { FoldedFilters } from '#web/components/table/folded-filters.tsx'
import { usePlaceText } from '#web/console/rate-pricing/use-names.ts'
import { FilterChoice } from '#web/console/shared/filter-choice.tsx'
import { ListSearch } from '#web/console/shared/list-search.tsx'
import { OptionCombobox } from '#web/console/shared/option-combobox.tsx'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import type { Choice } from '#web/ui/select.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { CompanyFilter } from './company-filter.tsx'
import { useDutyText } from './use-criteria.ts'
import type { useRateQuery } from './use-rate-query.ts'

type RateFiltersProps = {
  readonly query: ReturnType<typeof useRateQuery>['query']
  /** The name of the company whose contract rates are listed. */
  readonly company: string | null
  setFilters(filters: Readonly<Record<string, string>>): void
}

const namedCarriers = carriers.map(({ code, name }) => ({ value: code, name }))

type FoldedChoice = { readonly name: string; readonly label: string; readonly choices: readonly Choice[] }

/** Behind a button, so that all tools of the list stay in one line on a small laptop. */
function useFoldedChoices(): readonly FoldedChoice[] {
  const { t } = useTranslation('ratesAdmin')
  const actor = useActor()
  const [mayPublish, seesCost] = [may(actor, 'publish-rates'), may(actor, 'see-costs')]
  const placeText = usePlaceText()
  const dutyText = useDutyText()
  const duties = rateDuties.filter((one) => seesCost || !isAboutCost(one))
  return [
    {
      name: 'port',
      label: t('columns.port'),
      choices: oceanPorts.map((value) => ({ value, label: placeText(value) })),
    },
    {
      name: 'duty',
      label: t('list.duty'),
      choices: duties.map((value) => ({ value, label: dutyText(value) })),
    },
    {
      name: 'customers',
      label: t('columns.scope'),
      choices: rateCustomers.map((value) => ({ value, label: t(`customers.${value}`) })),
    },
    ...(mayPublish
      ? [{ name: 'by', label: t('columns.savedBy'), choices: [{ value: 'me', label: t('list.mine') }] }]
      : []),
  ]
}

export function RateFilters({ query, company, setFilters }: RateFiltersProps) {
  const { t } = useTranslation('ratesAdmin')
  const folded = useFoldedChoices()
  const maySearchCompanies = may(useActor(), 'see-companies')
  const { kind, port, state, carrier, contractOf, duty, customers, savedBy: by, search } = query
  const filters: Readonly<Record<string, string | undefined>> = {
    port,
    carrier,
    company: contractOf,
    duty,
    customers,
    by,
  }
  const names = [
    ...folded.map(({ name }) => name),
    ...(kind === 'ocean-lane' ? ['carrier'] : []),
    ...(maySearchCompanies ? ['company'] : []),
  ]
  return (
    <>
      <FilterChoice
        name="state"
        label={t('columns.state')}
        none={t('states.listed')}
        selected={state ?? ''}
        choices={rateStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        onSelect={(value) => setFilters({ state: value })}
      />
      <FoldedFilters
        label={t('list.filters')}
        names={names}
        filters={filters}
        applyLabel={t('list.apply')}
        clearLabel={t('list.clear')}
        onApply={(chosen) => {
          setFilters(chosen)
          return true
        }}
      >
        {folded.map((choice) => (
          <SelectField
            key={choice.name}
            {...choice}
            placeholder={t('console:list.all')}
            defaultValue={filters[choice.name] ?? ''}
          />
        ))}
        {names.includes('carrier') && (
          <OptionCombobox
            name="carrier"
            label={t('segments.carrier')}
            placeholder={t('console:list.all')}
            options={namedCarriers}
            defaultValue={carrier}
          />
        )}
        {names.includes('company') && <CompanyFilter companyId={contractOf} name={company} />}
      </FoldedFilters>
      <ListSearch
        label={t('list.search')}
        text={search ?? ''}
        onSearch={(text) => setFilters({ search: text })}
      />
    </>
  )
}
