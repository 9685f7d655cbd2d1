import type { ReactNode } from 'react'
import { type RequestField, type RequestKind, requestForms } from '#domain/quotes/requests/quote-request.ts'
import { readContainers } from '#web/components/containers/containers.ts'
import { ContainersField } from '#web/components/containers/containers-field.tsx'
import { DayField } from '#web/components/dates/day-field.tsx'
import { Field } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { detailName } from './details.ts'
import styles from './requests.module.css'
import { CargoChoiceField, RemarkField, TradeModeField } from './special-fields.tsx'
import { useRequestLabel } from './use-request-label.ts'

const inputModes: Partial<Record<RequestField, 'decimal' | 'numeric'>> = {
  weightKg: 'decimal',
  volumeCbm: 'decimal',
  pieces: 'numeric',
  days: 'numeric',
  declarations: 'numeric',
  insuredValue: 'numeric',
}

type RequestDetailsProps = {
  readonly form: FormState
  readonly kind: RequestKind
  /** What a field starts with, by its name; the contact is no field of the request. */
  startOf(name: string, field?: RequestField): string | undefined
  /** How the contact is reached, behind their name. */
  readonly children: ReactNode
}

/** The fields of a kind of request, and the contact. */
export function RequestDetails({ form, kind, startOf, children }: RequestDetailsProps) {
  const { t } = useTranslation('requests')
  const { asks } = requestForms[kind]
  const detail = (field: RequestField) => (
    <Detail key={field} form={form} kind={kind} field={field} value={startOf(detailName(field), field)} />
  )
  return (
    <div className={styles.fields}>
      {asks.filter((field) => field !== 'remark').map(detail)}
      <Field
        form={form}
        name="contact.name"
        label={t('contact')}
        autoComplete="name"
        defaultValue={startOf('contact.name')}
      />
      {children}
      {/* A text of several lines takes a row of its own, after all short fields. */}
      <div className={styles.wide}>{asks.filter((field) => field === 'remark').map(detail)}</div>
    </div>
  )
}

type DetailProps = {
  readonly form: FormState
  readonly kind: RequestKind
  readonly field: RequestField
  readonly value: string | undefined
}

function Detail({ form, kind, field, value }: DetailProps) {
  const name = detailName(field)
  const label = useLabel(kind)(field)
  if (field === 'containers')
    return <ContainersField form={form} name={name} label={label} first={readContainers(value ?? '')} />
  if (field === 'remark') return <RemarkField form={form} name={name} label={label} value={value} />
  if (field === 'tradeMode') return <TradeModeField form={form} name={name} label={label} value={value} />
  if (field === 'dangerClass' || field === 'shipperOwned')
    return <CargoChoiceField form={form} name={name} field={field} label={label} value={value} />
  if (field === 'readyOn') return <DayField form={form} name={name} label={label} defaultValue={value} />
  return (
    <Field
      form={form}
      name={name}
      label={label}
      autoComplete="off"
      inputMode={inputModes[field]}
      defaultValue={value}
    />
  )
}

const measures = ['weightKg', 'volumeCbm', 'temperatureC', 'cargoWeightKg', 'dimensionsCm'] as const
type Measure = (typeof measures)[number]

const isMeasure = (field: RequestField): field is Measure => measures.some((measure) => measure === field)

/** A field that may stay empty says so. */
function useLabel(kind: RequestKind) {
  const { t } = useTranslation('requests')
  const plainLabel = useRequestLabel(kind, 'requests')
  return (field: RequestField): string => {
    if (requestForms[kind].needs.includes(field)) return plainLabel(field)
    // Their labels have a unit in brackets already.
    if (isMeasure(field)) return t(`optionalFields.${field}`)
    return t('optional', { label: plainLabel(field) })
  }
}
