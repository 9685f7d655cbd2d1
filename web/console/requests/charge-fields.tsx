import { type FeeItem, feeItems } from '#domain/tariffs/fee-items.data.ts'
import { type Currency, currencies } from '#domain/values/money.ts'
import { AmountField, ChoiceField } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { type NamedOption, OptionCombobox } from '#web/console/shared/option-combobox.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { currencyIn, findFee } from './answer-lines.ts'

type InForm = { readonly form: FormState }
type Item = FeeItem | undefined

export const itemOf = (code: string): Item => {
  const fee = findFee(code)
  return fee && feeItems[fee]
}

type FeeFieldProps = InForm & {
  readonly name: string
  readonly label: string
  readonly fees: readonly NamedOption[]
  readonly usualFee: string
  onSelect?(code: string): void
}

/** The usual charges of such a request come first. */
export const FeeField = ({ form, name, label, fees, usualFee, onSelect }: FeeFieldProps) => (
  <OptionCombobox
    name={name}
    label={label}
    problem={useProblem(form)(name, label)}
    options={fees}
    defaultValue={usualFee}
    {...(onSelect && { onSelect })}
  />
)

type PriceFieldProps = InForm & {
  readonly names: { readonly price: string; readonly currency: string }
  readonly item: Item
  /** The unit is named too, where no quantity beside it names it. */
  readonly perUnit?: boolean
  readonly usual: { readonly unitPrice: string; readonly currency?: Currency | undefined }
}

/** The currency that a price is in by what is typed now. */
const currencyShown = (form: FormState, name: string, item: Item, usual: Currency | undefined) =>
  (name in form.values ? currencyIn(form.values, name) : usual) ?? item?.currency

/** The label names the currency. */
export function PriceField({ form, names, item, perUnit = false, usual }: PriceFieldProps) {
  const { t } = useTranslation('requestsAdmin')
  const currency = currencyShown(form, names.currency, item, usual.currency)
  const unit = item && perUnit ? t(`quotes:units.${item.unit}`) : undefined
  const named = currency && (unit ? `${currency} / ${unit}` : currency)
  return (
    <AmountField
      form={form}
      name={names.price}
      label={named ? t('answer.unitPriceIn', { currency: named }) : t('answer.unitPrice')}
      defaultValue={usual.unitPrice}
    />
  )
}

type CostFieldProps = Omit<PriceFieldProps, 'names' | 'perUnit' | 'usual'> & {
  readonly names: { readonly cost: string; readonly currency: string }
  readonly usual: { readonly unitCost?: string | undefined; readonly currency?: Currency | undefined }
}

/** In the currency of the price, for staff who see costs. */
export function CostField({ form, names, item, usual }: CostFieldProps) {
  const { t } = useTranslation('requestsAdmin')
  const currency = currencyShown(form, names.currency, item, usual.currency)
  return (
    <AmountField
      form={form}
      name={names.cost}
      label={currency ? t('cost.unitCostIn', { currency }) : t('cost.unitCost')}
      defaultValue={usual.unitCost ?? ''}
    />
  )
}

type CurrencyFieldProps = InForm & {
  readonly name: string
  readonly item: Item
  readonly usual: Currency | undefined
}

/** The usual currency of the charge follows the charge; another one stays. */
export function CurrencyField({ form, name, item, usual }: CurrencyFieldProps) {
  const { t } = useTranslation('requestsAdmin')
  const others = currencies.filter((one) => one !== item?.currency)
  return (
    <ChoiceField
      form={form}
      name={name}
      label={t('answer.currency')}
      choices={[
        { value: '', label: item?.currency ?? t('answer.usualCurrency') },
        ...others.map((value) => ({ value, label: value })),
      ]}
      defaultValue={usual === item?.currency ? '' : (usual ?? '')}
    />
  )
}
