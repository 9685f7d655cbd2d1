import { type OrderService, orderServices } from '#domain/orders/fields/order-forms.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { PortFilter } from '#web/components/places/port-filter.tsx'
import { useNames } from '#web/components/places/use-names.ts'
import buttons from '#web/components/table/filter-buttons.module.css'
import { FoldedFilters } from '#web/components/table/folded-filters.tsx'
import { oneOf, type TableControl } from '#web/components/table/use-table-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** Spec §2: order number, service type, both ports, number of the bill of lading. */
const inForm = ['number', 'service', 'from', 'to', 'billNumber'] as const
/** The filters of the list besides its tab, as the URL and the API name them. */
export const orderFilterNames = ['search', 'mine', ...inForm] as const

type Filters = {
  readonly search?: string
  readonly mine?: 'yes'
  readonly number?: string
  readonly service?: OrderService
  readonly from?: string
  readonly to?: string
  readonly billNumber?: string
}

const texts = ['search', 'number', 'from', 'to', 'billNumber'] as const

/** The filters of the URL; an unknown service filters nothing. */
export function filtersIn(control: TableControl): Filters {
  const service = oneOf(orderServices, control.filter('service'))
  const typed = texts.map((name) => [name, control.filter(name)] as const).filter(([, text]) => text !== '')
  return {
    ...Object.fromEntries(typed),
    ...(service && { service }),
    ...(control.filter('mine') === 'yes' && { mine: 'yes' as const }),
  }
}

/** The filters as texts, for a list without a match. */
export function useFilterTexts(filters: Filters): readonly string[] {
  const { t } = useTranslation('workbenchOrders')
  const names = useNames()
  const { search, mine, number, service, from, to, billNumber } = filters
  return [
    ...(search ? [search] : []),
    ...(number ? [t('list.numberIs', { number })] : []),
    ...(service ? [t(`orderView:services.${service}`)] : []),
    ...(from ? [t('list.polIs', { place: names.port(from) })] : []),
    ...(to ? [t('list.podIs', { place: names.port(to) })] : []),
    ...(billNumber ? [t('list.billIs', { number: billNumber })] : []),
    ...(mine ? [t('list.mine')] : []),
  ]
}

type OrderFiltersProps = { readonly control: TableControl }

/** The orders that the reader owns. */
export function MineFilter({ control }: OrderFiltersProps) {
  const { t } = useTranslation('workbenchOrders')
  const isOn = control.filter('mine') === 'yes'
  return (
    <span className={buttons.filter}>
      <Button
        variant="quiet"
        aria-pressed={isOn}
        onClick={() => control.setFilters({ mine: isOn ? '' : 'yes' })}
      >
        {t('list.mine')}
      </Button>
    </span>
  )
}

/** The search fields of the specification; they fold, since one search box finds every number. */
export function OrderFilters({ control }: OrderFiltersProps) {
  const { t } = useTranslation('workbenchOrders')
  const filters = filtersIn(control)
  const number = { autoComplete: 'off', maxLength: textLimits.search } as const
  const apply = (next: Readonly<Record<string, string>>) => {
    control.setFilters(next)
    return true
  }
  return (
    <FoldedFilters
      label={t('list.filters')}
      names={inForm}
      filters={filters}
      onApply={apply}
      applyLabel={t('list.apply')}
      clearLabel={t('list.clear')}
    >
      <TextField {...number} name="number" label={t('list.orderNo')} defaultValue={filters.number} />
      <SelectField
        name="service"
        label={t('list.serviceType')}
        placeholder={t('list.anyService')}
        defaultValue={filters.service ?? ''}
        choices={orderServices.map((value) => ({ value, label: t(`orderView:services.${value}`) }))}
      />
      <PortFilter name="from" label={t('list.polFilter')} code={filters.from} />
      <PortFilter name="to" label={t('list.podFilter')} code={filters.to} />
      <TextField
        {...number}
        name="billNumber"
        label={t('list.billNumber')}
        defaultValue={filters.billNumber}
      />
    </FoldedFilters>
  )
}
