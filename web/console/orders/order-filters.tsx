import { orderServices } from '#domain/orders/fields/order-forms.ts'
import { nextActors } from '#domain/orders/lifecycle/next-step.ts'
import { portOf } from '#domain/places/port.ts'
import { PlaceCombobox } from '#web/components/places/place-combobox.tsx'
import { findPort } from '#web/components/places/places.ts'
import { FilterChoice } from '#web/console/shared/filter-choice.tsx'
import { FoldingTools } from '#web/console/shared/folding-tools.tsx'
import listStyles from '#web/console/shared/list.module.css'
import { ListSearch } from '#web/console/shared/list-search.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { isQueue } from './queues.ts'
import { assignees, type useOrderList } from './use-order-list.ts'

type FiltersProps = { readonly list: ReturnType<typeof useOrderList> }

type OrderFiltersProps = FiltersProps & {
  /** Whether there is a line for the tools of the list alone. */
  readonly isFolded: boolean
}

/** The filters used most, and behind a button the others, so that all tools stay in one line on a laptop. */
export function OrderFilters({ list, isFolded }: OrderFiltersProps) {
  const { t } = useTranslation('ordersAdmin')
  const { table, part, filters } = list
  const others = [filters.service, filters.from, filters.to].filter((value) => value !== undefined)
  return (
    <>
      {!isQueue(part) && (
        <FilterChoice
          name="waitsFor"
          label={t('columns.waitsFor')}
          selected={filters.waitsFor ?? ''}
          choices={nextActors.map((value) => ({ value, label: t(`waitsFor.${value}`) }))}
          onSelect={(waitsFor) => table.setFilters({ waitsFor })}
        />
      )}
      <FilterChoice
        name="assigned"
        label={t('columns.assigned')}
        selected={filters.assigned ?? ''}
        choices={assignees.map((value) => ({ value, label: t(`assignees.${value}`) }))}
        onSelect={(assigned) => table.setFilters({ assigned })}
      />
      <FoldingTools isFolded={isFolded} label={t('filters.more')} set={others.length}>
        <FilterChoice
          name="service"
          label={t('columns.orderService')}
          selected={filters.service ?? ''}
          choices={orderServices.map((value) => ({ value, label: t(`orderView:services.${value}`) }))}
          onSelect={(service) => table.setFilters({ service })}
        />
        <PortFilter name="from" list={list} />
        <PortFilter name="to" list={list} />
      </FoldingTools>
    </>
  )
}

export function OrderSearch({ list: { table, filters } }: FiltersProps) {
  const { t } = useTranslation('ordersAdmin')
  return (
    <ListSearch
      label={t('list.search')}
      text={filters.search ?? ''}
      onSearch={(search) => table.setFilters({ search })}
    />
  )
}

function PortFilter({ name, list: { table, filters } }: FiltersProps & { readonly name: 'from' | 'to' }) {
  const { t } = useTranslation('ordersAdmin')
  const code = filters[name]
  return (
    <div className={listStyles.filter}>
      <PlaceCombobox
        name={name}
        label={t(`filters.${name}`)}
        placeholder={t(`filters.${name}`)}
        find={findPort}
        chosen={code === undefined ? undefined : portOf(code)}
        onChosen={(place) => table.setFilters({ [name]: place?.code ?? '' })}
      />
    </div>
  )
}
