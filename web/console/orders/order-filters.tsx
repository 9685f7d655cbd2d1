import { orderServices } from '#domain/orders/fields/order-forms.ts'
import { nextActors } from '#domain/orders/lifecycle/next-step.ts'
import { portOf } from '#domain/places/port.ts'
import { PlaceCombobox } from '#web/components/places/place-combobox.tsx'
import { findPort } from '#web/components/places/places.ts'
import { SearchBox } from '#web/components/table/search-box.tsx'
import { FilterChoice } from '#web/console/shared/filter-choice.tsx'
import listStyles from '#web/console/shared/list.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { isQueue } from './queues.ts'
import { assignees, type useOrderList } from './use-order-list.ts'

type FiltersProps = { readonly list: ReturnType<typeof useOrderList> }

export function OrderFilters({ list }: FiltersProps) {
  const { t } = useTranslation('ordersAdmin')
  const { table, part, filters } = list
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
      <FilterChoice
        name="service"
        label={t('columns.orderService')}
        selected={filters.service ?? ''}
        choices={orderServices.map((value) => ({ value, label: t(`orderView:services.${value}`) }))}
        onSelect={(service) => table.setFilters({ service })}
      />
      <PortFilter name="from" list={list} />
      <PortFilter name="to" list={list} />
    </>
  )
}

export function OrderSearch({ list: { table, filters } }: FiltersProps) {
  const { t } = useTranslation('ordersAdmin')
  return (
    <SearchBox
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
        find={findPort}
        chosen={code === undefined ? undefined : portOf(code)}
        onChosen={(place) => table.setFilters({ [name]: place?.code ?? '' })}
      />
    </div>
  )
}
