import { measureLength } from '#domain/quotes/limits.ts'
import { defaultContainers } from '#domain/quotes/query/query-defaults.ts'
import { valueAddedTypes } from '#domain/quotes/query/query-lists.ts'
import {
  type ContainerWork,
  containerWorks,
  type WarehouseChoices,
  workOnRequest,
} from '#domain/rates/on-request.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { CheckboxField, ChoiceField, Field } from '#web/components/forms/field.tsx'
import type { FormValues } from '#web/components/forms/rules.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from '#web/services/shared/quote-form.module.css'
import { StartDayField } from '#web/services/shared/start-day-field.tsx'
import { handlings, type Measure } from './warehouse-query.ts'

type FieldsProps = { readonly form: FormState; readonly values: FormValues }

type MeasureFieldProps = FieldsProps & {
  readonly name: string
  readonly label: string
  readonly mode?: 'decimal' | 'numeric'
  readonly help?: string
}

function MeasureField({ form, values, name, label, mode = 'numeric', help }: MeasureFieldProps) {
  return (
    <Field
      form={form}
      name={name}
      label={label}
      help={help}
      inputMode={mode}
      autoComplete="off"
      maxLength={measureLength}
      defaultValue={values[name] ?? ''}
    />
  )
}

export type NeededProps = {
  readonly needed?: Measure
  /** For one warehouse, which asks for nothing that it does not price by. */
  readonly isOne?: boolean
}

/** The goods, the days, and the first day. */
export function CargoFields({ form, values, needed, isOne }: FieldsProps & NeededProps) {
  const { t } = useTranslation('places')
  const shared = { form, values }
  const isAsked = (name: Measure) => !isOne || needed === name
  const helpOf = (name: 'pallets' | 'area') => (needed === name ? t('stay.needed') : t(`stay.${name}Help`))
  return (
    <>
      <MeasureField {...shared} name="volume" label={t('stay.volume')} mode="decimal" />
      <MeasureField
        {...shared}
        name="weight"
        label={t('stay.weight')}
        help={isOne ? t('stay.weightHelp') : undefined}
        mode="decimal"
      />
      {isAsked('pallets') && (
        <MeasureField {...shared} name="pallets" label={t('stay.pallets')} help={helpOf('pallets')} />
      )}
      {isAsked('area') && (
        <MeasureField {...shared} name="area" label={t('stay.area')} help={helpOf('area')} mode="decimal" />
      )}
      <MeasureField {...shared} name="days" label={t('stay.days')} />
      <StartDayField form={form} label={t('stay.day')} day={values.day} />
    </>
  )
}

export function HandlingCheckboxes({ form, values }: FieldsProps) {
  const { t } = useTranslation('places')
  return (
    <fieldset className={styles.part}>
      <legend>{t('stay.services')}</legend>
      <div className={styles.checkboxes}>
        {handlings.map((name) => (
          <CheckboxField
            key={name}
            form={form}
            name={name}
            label={t(`stay.handlings.${name}`)}
            defaultChecked={Boolean(values[name])}
          />
        ))}
      </div>
    </fieldset>
  )
}

type PricedProps = {
  /** Of the warehouses that the form is for. */
  readonly priced: readonly WarehouseChoices[]
}

/** Pieces, containers to stuff or strip, and value-added services. */
export function MoreWork({ form, values, priced, needed, isOne }: FieldsProps & PricedProps & NeededProps) {
  const { t } = useTranslation('places')
  const shared = { form, values }
  const names = ['pieces', 'stuffingCount', 'strippingCount', ...valueAddedTypes]
  const isFilled = names.some((name) => values[name])
  return (
    <details className={styles.more} open={isFilled || needed === 'pieces' || undefined}>
      <summary>{t('stay.more')}</summary>
      <div className={styles.fields}>
        {(!isOne || needed === 'pieces') && (
          <MeasureField {...shared} name="pieces" label={t('stay.pieces')} help={t('stay.piecesHelp')} />
        )}
        {containerWorks.map((work) => (
          <ContainerFields key={work} {...shared} priced={priced} work={work} />
        ))}
        {valueAddedTypes.map((type) => (
          <MeasureField
            key={type}
            {...shared}
            name={type}
            label={t(`stay.added.${type}`)}
            mode={type === 'overtime' ? 'decimal' : 'numeric'}
          />
        ))}
      </div>
    </details>
  )
}

function ContainerFields({
  form,
  values,
  priced,
  work,
}: FieldsProps & PricedProps & { readonly work: ContainerWork }) {
  const { t } = useTranslation('places')
  const onRequest = workOnRequest(priced, work)
  return (
    <>
      <MeasureField form={form} values={values} name={`${work}Count`} label={t(`stay.containers.${work}`)} />
      <ChoiceField
        form={form}
        name={`${work}Type`}
        label={t(`stay.containerTypes.${work}`)}
        defaultValue={values[`${work}Type`] ?? defaultContainers.type}
        choices={containerTypeCodes.map((type) => ({
          value: type,
          label: onRequest.includes(type) ? t('stay.onRequest', { type }) : type,
        }))}
      />
    </>
  )
}
