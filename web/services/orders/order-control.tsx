import type { ReactNode } from 'react'
import { homeCountry } from '#domain/certification/company-number.ts'
import type { FieldKind, OrderField } from '#domain/orders/fields/order-field.ts'
import { homePorts } from '#domain/places/home-ports.ts'
import { portOf } from '#domain/places/port.ts'
import { terminals } from '#domain/places/terminals.data.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { ClockField } from '#web/components/dates/clock-field.tsx'
import { DayField } from '#web/components/dates/day-field.tsx'
import { AmountField, CheckboxField, ChoiceField, Field } from '#web/components/forms/field.tsx'
import { helpWithoutProblem } from '#web/components/forms/help-without-problem.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { FieldRemarks, type Remark } from '#web/components/orders/field-remarks.tsx'
import { useChoiceLabel, useListedChoices } from '#web/components/orders/use-choice-label.ts'
import { useCountries } from '#web/components/places/use-countries.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation, useTranslator } from '#web/language/use-translation.ts'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { DistrictControl } from './district-control.tsx'
import { useRemarksAt } from './field-remarks-context.ts'
import type { OrderPlaces } from './order-places.ts'

type OrderControlProps = {
  readonly form: FormState
  readonly field: OrderField
  readonly name: string
  readonly start: string
  readonly places: OrderPlaces
}

type Labelled = OrderControlProps & { readonly label: string; readonly help: ReactNode }

/** The places that a field offers, by its name. */
function usePlaceChoices({ field: { name }, places }: OrderControlProps) {
  const language = useLanguage()
  const countries = useCountries(useNames().country(homeCountry))
  const { port, depots, warehouses } = places
  const isHere = (place: { readonly port?: string | null }) => port === null || place.port === port
  const named = (list: OrderPlaces['depots']) =>
    list.filter(isHere).map(({ code, name: names }) => ({ value: code, label: names[language] }))
  const quays = terminals
    .filter(isHere)
    .map(({ code, name: names }) => ({ value: code, label: names[language] }))
  if (name === 'country') return countries
  if (name === 'exitPort')
    return homePorts.map((code) => ({ value: code, label: portOf(code)?.name[language] ?? code }))
  if (name === 'terminal') return quays
  if (name === 'warehouse') return named(warehouses)
  return name === 'returnPlace' ? [...quays, ...named(depots)] : named(depots)
}

type ListControlProps = Pick<Labelled, 'form' | 'name' | 'label' | 'help' | 'start'> & {
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

function ListControl({ start, ...field }: ListControlProps) {
  const { t } = useTranslation('orderForm')
  return <ChoiceField {...field} placeholder={t('choose')} defaultValue={start} />
}

function PlaceControl(props: Labelled) {
  const { form, name, label, help, start, field } = props
  const choices = usePlaceChoices(props)
  if (field.name === 'city') return <DistrictControl {...props} />
  return <ListControl form={form} name={name} label={label} help={help} start={start} choices={choices} />
}

function ChoiceControl({ form, field, name, label, help, start }: Labelled) {
  const labelOf = useChoiceLabel()
  const listed = useListedChoices()
  const own = field.choices?.map((value) => ({ value, label: labelOf(field.name, value) }))
  const choices = own ?? listed(field.name)
  return <ListControl form={form} name={name} label={label} help={help} start={start} choices={choices} />
}

function LinesControl({ form, name, label, help, start }: Labelled) {
  const problem = useProblem(form)(name, label)
  return (
    <TextAreaField name={name} label={label} help={help} problem={problem} rows={2} defaultValue={start} />
  )
}

const inputModes: Readonly<Partial<Record<FieldKind, 'numeric' | 'tel' | 'email'>>> = {
  whole: 'numeric',
  phone: 'tel',
  email: 'email',
}

const LineControl = ({ form, field, name, label, help, start }: Labelled) => (
  <Field
    form={form}
    name={name}
    label={label}
    help={help}
    autoComplete="off"
    inputMode={inputModes[field.kind]}
    defaultValue={start}
  />
)

type RemarkedHelpProps = { readonly remarks: readonly Remark[]; readonly help: string | undefined }

/** What staff ask to correct stands above what the field always says. */
const RemarkedHelp = ({ remarks, help }: RemarkedHelpProps) => (
  <>
    <FieldRemarks remarks={remarks} />
    {help}
  </>
)

/** The control of a field, by its kind. */
export function OrderControl(props: OrderControlProps) {
  const { t } = useTranslation('orderForm')
  const { form, field, name, start } = props
  const named = t(`orderFields:fields.${field.name as 'vessel'}`)
  // One of both numbers is needed, so neither says that it is optional.
  const label =
    field.isRequired || field.kind === 'yes' || field.kind === 'phone'
      ? named
      : t('optional', { field: named })
  const digits = textLimits.cargoValueDigits
  const helpText = useTranslator().find(`orderForm:help.${field.name}`, { digits })
  const usualHelp = helpWithoutProblem(form)(name, helpText)
  const remarks = useRemarksAt()(name)
  const help = remarks.length === 0 ? usualHelp : <RemarkedHelp remarks={remarks} help={usualHelp} />
  const labelled = { ...props, label, help }
  switch (field.kind) {
    case 'choice':
      return <ChoiceControl {...labelled} />
    case 'place':
      return <PlaceControl {...labelled} />
    case 'lines':
      return <LinesControl {...labelled} />
    case 'day':
      return <DayField form={form} name={name} label={label} help={help} defaultValue={start} />
    case 'time':
      return <ClockField form={form} name={name} label={label} help={help} defaultValue={start} />
    case 'decimal':
      return <AmountField form={form} name={name} label={label} help={help} defaultValue={start} />
    case 'yes':
      return (
        <CheckboxField form={form} name={name} label={label} help={help} defaultChecked={start === 'yes'} />
      )
    default:
      return <LineControl {...labelled} />
  }
}
