import { type ReactNode, useMemo } from 'react'
import { schemaAt } from '#contract/pricing-schema.ts'
import type { RateField } from '#domain/rates/fields.ts'
import type { Currency } from '#domain/values/money.ts'
import { AmountField, ChoiceField, Field } from '#web/components/forms/field.tsx'
import { helpWithoutProblem } from '#web/components/forms/help-without-problem.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { OptionCombobox } from '#web/console/shared/option-combobox.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { amountCurrency, isLanePrice } from './amount-currency.ts'
import { type AmountUnit, amountUnit } from './amount-unit.ts'
import { type ChoiceContext, choicesAt, dependsOn } from './choices.ts'
import { textOf } from './coded-name.tsx'
import { CountriesField } from './countries-field.tsx'
import { inputName } from './fields.ts'
import { isNamedField, namedOption } from './named-options.ts'
import styles from './rate-pricing.module.css'
import type { FieldArrays } from './use-field-arrays.ts'
import { useValueNames } from './use-names.ts'
import { useOwnPlaces } from './use-own-places.ts'

export type InForm = { readonly form: FormState; readonly arrays: FieldArrays }

const savedText = ({ fields }: FieldArrays, name: string) =>
  fields.find(({ path }) => path.join('.') === name)?.text ?? ''

/** The port and the carrier as they are selected now. */
export function useChoiceContext({ form, arrays }: InForm): ChoiceContext {
  const { places } = useOwnPlaces()
  const now = (name: string) => form.values[inputName([name])] ?? savedText(arrays, name)
  return { port: now('port'), carrier: now('carrier'), places }
}

/** Depots and warehouses are typed if their names could not be loaded. */
function useChoices({ form, arrays }: InForm, { path }: RateField) {
  const context = useChoiceContext({ form, arrays })
  const { hasFailed } = useOwnPlaces()
  const isOwnPlace = path[0] === 'depot' || path[0] === 'warehouse'
  const deciding = dependsOn[path.join('.')]
  return {
    codes: hasFailed && isOwnPlace ? undefined : choicesAt(arrays.kind, path, context),
    /** What was selected for another port or carrier does not apply any more. */
    isOutdated: deciding !== undefined && context[deciding] !== savedText(arrays, deciding),
    dependency: deciding && context[deciding],
  }
}

/** With the currency, and the unit where it is known. */
function useAmountLabel() {
  const { t } = useTranslation('ratesAdmin')
  return (label: string, currency: Currency, unit: AmountUnit | undefined) =>
    unit
      ? t('form.amountPer', { label, currency, per: t(`units.${unit}`) })
      : t('form.amountIn', { label, currency })
}

type PricingFieldProps = InForm & {
  readonly field: RateField
  readonly label: string
  readonly end?: ReactNode
}

/** The input of one field, by the type that the contract gives it. */
export function PricingField({ form, arrays, field, label, end }: PricingFieldProps) {
  const { t } = useTranslation('ratesAdmin')
  const amountLabel = useAmountLabel()
  const { codes, isOutdated, dependency } = useChoices({ form, arrays }, field)
  const { path, text } = field
  const schema = schemaAt(arrays.kind, path)
  const now = (at: readonly string[]) => form.values[inputName(at)] ?? savedText(arrays, at.join('.'))
  const currency = isLanePrice(arrays.kind, path) ? undefined : amountCurrency(arrays.kind, path, now)
  const shared = {
    form,
    name: inputName(path),
    label: currency ? amountLabel(label, currency, amountUnit(arrays.kind, path, now)) : label,
    defaultValue: isOutdated ? '' : text,
  }
  if (schema?.type === 'codes') return <CountriesField {...shared} />
  if (codes) return <Select key={dependency} {...shared} arrays={arrays} path={path} codes={codes} />
  const isRemark = path.at(-1) === 'carrierRemark'
  const emptyHelp = path.length === 1 && schema?.isOptional ? t('form.mayBeEmpty') : undefined
  const help = helpWithoutProblem(form)(shared.name, isRemark ? t('form.carrierRemarkHelp') : emptyHelp)
  const isNumber = schema?.type !== 'text'
  const input = isNumber ? (
    <AmountField {...shared} help={help} end={end} />
  ) : (
    <Field {...shared} autoComplete="off" help={help} end={end} />
  )
  return isRemark ? <div className={styles.wide}>{input}</div> : input
}

type SelectProps = InForm & {
  readonly name: string
  readonly label: string
  readonly defaultValue: string
  readonly path: readonly string[]
  readonly codes: readonly string[]
}

const placeholders: Readonly<Record<string, 'form.asFreight' | 'form.none' | 'form.standardCurrency'>> = {
  paymentTerm: 'form.asFreight',
  rule: 'form.none',
  currency: 'form.standardCurrency',
}
const wideFields = ['fee', 'depot', 'warehouse', 'pickUpPlace']

/** A combobox for places, carriers, liner services and fees, a select for a few fixed choices. */
function Select({ arrays, path, codes, ...field }: SelectProps) {
  const name = path.at(-1) ?? ''
  const saved = field.defaultValue
  // A saved code that is no longer in the list can still be selected.
  const values = !saved || codes.includes(saved) ? codes : [...codes, saved]
  const props = { ...field, arrays, path, codes: values }
  return (
    <div className={wideFields.includes(name) ? styles.wide : undefined}>
      {isNamedField(name) ? <NamedSelect {...props} /> : <PlainSelect {...props} />}
    </div>
  )
}

function PlainSelect({ arrays, path, codes, ...field }: SelectProps) {
  const { t } = useTranslation('ratesAdmin')
  const valueNames = useValueNames()
  const name = path.at(-1) ?? ''
  const row = schemaAt(arrays.kind, path.slice(0, -1))
  const decides = row?.type === 'object' && row.by === name
  return (
    <ChoiceField
      {...field}
      placeholder={t(placeholders[name] ?? 'form.choose')}
      choices={codes.map((value) => ({ value, label: valueNames(path, value).map(textOf).join() }))}
      onChosen={decides ? (chosen) => arrays.setVariant(path, chosen) : undefined}
    />
  )
}

function NamedSelect({ form, path, codes, name, label, defaultValue }: SelectProps) {
  const { t } = useTranslation('ratesAdmin')
  const { places } = useOwnPlaces()
  const field = path.at(-1) ?? ''
  const joined = codes.join(' ')
  const options = useMemo(
    () =>
      joined
        .split(' ')
        .filter(Boolean)
        .map((code) => namedOption(field, code, places)),
    [field, joined, places],
  )
  return (
    <OptionCombobox
      name={name}
      label={label}
      problem={useProblem(form)(name, label)}
      help={helpWithoutProblem(form)(name, field === 'pickUpPlace' ? t('form.pickUpHelp') : undefined)}
      placeholder={t('form.choose')}
      options={options}
      defaultValue={defaultValue}
    />
  )
}
