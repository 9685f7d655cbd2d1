import { Fragment, type ReactNode } from 'react'
import { fieldNames, schemaAt } from '#contract/pricing-schema.ts'
import type { RateField } from '#domain/rates/fields.ts'
import { currencyOf, isLane } from '#web/console/rates/lane-prices.ts'
import rates from '#web/console/rates/rates.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { isLanePrice } from './amount-currency.ts'
import { textOf } from './coded-name.tsx'
import { arrayAt } from './field-arrays.ts'
import { groupsOf, inputName, isUnder, type Path } from './fields.ts'
import { type InForm, PricingField } from './pricing-field.tsx'
import styles from './rate-pricing.module.css'
import { RowList } from './row-list.tsx'
import { between, useFieldLabels } from './use-field-labels.ts'

/** All parts of the contract in their order; a field array is shown without rows, too. */
function partsOf({ arrays: { kind, fields } }: InForm) {
  const schema = schemaAt(kind, [])
  const groups = new Map(groupsOf(kind, fields).map((group) => [group.name, group.fields]))
  return (schema?.type === 'object' ? fieldNames(schema) : []).map((name) => ({
    name,
    fields: groups.get(name) ?? [],
    isSingle: !['object', 'list', 'map'].includes(schemaAt(kind, [name])?.type ?? ''),
  }))
}

type PricingFieldsProps = InForm & {
  /** The prices of a lane, with its costs. */
  readonly lanePrices?: ReactNode
}

/** The form of a pricing, derived from its schema: single fields first, then a fieldset for each part. */
export function PricingFields({ form, arrays, lanePrices }: PricingFieldsProps) {
  const { t } = useTranslation('ratesAdmin')
  const { partText } = useFieldLabels(arrays.kind, arrays.fields)
  const parts = partsOf({ form, arrays })
  const single = parts.filter(({ isSingle }) => isSingle).flatMap(({ fields }) => fields)
  return (
    <>
      <fieldset className={rates.fieldset}>
        <legend>{t(isLane(arrays.kind) ? 'form.lane' : 'form.figures')}</legend>
        <div className={rates.fields}>
          {single.map((field) => (
            <PricingField
              key={inputName(field.path)}
              form={form}
              arrays={arrays}
              field={field}
              label={partText(field.path[0] ?? '')}
            />
          ))}
        </div>
      </fieldset>
      {parts
        .filter(({ isSingle }) => !isSingle)
        .map(({ name, fields }) => (
          <Fragment key={name}>
            {isLanePrice(arrays.kind, [name]) ? (
              lanePrices
            ) : (
              <Part form={form} arrays={arrays} name={name} fields={fields} />
            )}
          </Fragment>
        ))}
    </>
  )
}

type PartProps = InForm & { readonly name: string; readonly fields: readonly RateField[] }

/** The field arrays of a part: the part itself, or lists within it. */
function arraysIn({ arrays: { kind } }: InForm, name: string): readonly Path[] {
  const schema = schemaAt(kind, [name])
  const paths = schema?.type === 'object' ? fieldNames(schema).map((inner) => [name, inner]) : [[name]]
  return paths.filter((path) => arrayAt(kind, path))
}

function useLegend({ arrays: { kind, fields } }: InForm): (name: string) => string {
  const { t } = useTranslation('ratesAdmin')
  const { partText } = useFieldLabels(kind, fields)
  return (name) => {
    if (!isLane(kind)) return partText(name)
    if (name === 'freight') return t('form.freight', { currency: currencyOf(kind) })
    return name === 'prices' ? t('form.truckingRate', { currency: currencyOf(kind) }) : partText(name)
  }
}

function Part({ form, arrays, name, fields }: PartProps) {
  const { t } = useTranslation('ratesAdmin')
  const { labels } = useFieldLabels(arrays.kind, arrays.fields)
  const legend = useLegend({ form, arrays })
  const paths = arraysIn({ form, arrays }, name)
  const schema = schemaAt(arrays.kind, [name])
  const isOptional = schema?.isOptional || (schema?.type === 'map' && paths.length === 0)
  return (
    <fieldset className={rates.fieldset}>
      <legend>{legend(name)}</legend>
      {isOptional && <p className={styles.note}>{t('form.emptyIsOut')}</p>}
      <div className={rates.fields}>
        {fields
          .filter(({ path }) => !paths.some((array) => isUnder(path, array)))
          .map((field) => (
            <PricingField
              key={inputName(field.path)}
              form={form}
              arrays={arrays}
              field={field}
              label={labels(field.path).slice(1).map(textOf).join(between)}
            />
          ))}
      </div>
      {paths.map((array) => (
        <RowList key={array.join('.')} form={form} arrays={arrays} array={array} />
      ))}
    </fieldset>
  )
}
