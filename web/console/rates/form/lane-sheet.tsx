import { useState } from 'react'
import type { RateFile } from '#contract/rates.ts'
import { joinSentences } from '#domain/language/join-sentences.ts'
import { lanePriceFields } from '#domain/rates/rate.ts'
import { type ContainerType, containerTypeCodes } from '#domain/values/container-type.ts'
import { AmountField } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { NameText, textOf } from '#web/console/rate-pricing/coded-name.tsx'
import { inputName } from '#web/console/rate-pricing/fields.ts'
import { useContainerName } from '#web/console/rate-pricing/use-names.ts'
import { currencyOf, type LaneKind, lanePrices } from '#web/console/rates/lane-prices.ts'
import { isLoss, percentText } from '#web/console/rates/margin.ts'
import styles from '#web/console/rates/rates.module.css'
import page from '#web/console/shared/page.module.css'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { moveInColumn, pasteColumn } from './column-keys.ts'
import sheet from './lane-sheet.module.css'
import { typedMargin } from './typed-margin.ts'

type LaneSheetProps = {
  readonly form: FormState
  readonly kind: LaneKind
  readonly initial: Pick<RateFile, 'pricing' | 'cost'>
}

const legends = { 'ocean-lane': 'form.freight', 'trucking-lane': 'form.truckingRate' } as const

/** A new rate starts with the types that most lanes have. */
const usualTypes: readonly ContainerType[] = ['20GP', '40GP', '40HQ']

function shownTypes({ kind, initial }: LaneSheetProps): readonly ContainerType[] {
  const prices = lanePrices(kind, initial.pricing)?.prices ?? {}
  const priced = containerTypeCodes.filter((type) => prices[type] ?? initial.cost?.[type])
  return priced.length > 0 ? priced : usualTypes
}

const namesOf = (kind: LaneKind, type: ContainerType) =>
  [inputName([lanePriceFields[kind], type]), `cost.${type}`] as const

/**
 * Price, cost and margin by container type, as one table. The form is for staff who publish rates, who see costs. Types
 * without a price are folded away until one is filled in or is wrong.
 */
export function LaneSheet(props: LaneSheetProps) {
  const { form, kind } = props
  const { t } = useTranslation('ratesAdmin')
  const [shown] = useState(() => shownTypes(props))
  const [isUnfolded, setUnfolded] = useState(false)
  const folded = containerTypeCodes.filter((type) => !shown.includes(type))
  const needsSight = folded.some((type) =>
    namesOf(kind, type).some((name) => Boolean(form.values[name]) || form.problemOf(name) !== undefined),
  )
  const isOpen = isUnfolded || needsSight
  return (
    <fieldset className={styles.fieldset}>
      <legend>{t(legends[kind], { currency: currencyOf(kind) })}</legend>
      <p className={page.soft}>{joinSentences(useLanguage(), [t('form.emptyIsOut'), t('form.costHelp')])}</p>
      <table className={sheet.table} onKeyDown={moveInColumn} onPaste={pasteColumn}>
        <thead>
          <tr>
            <th scope="col">{t('margin.type')}</th>
            <th scope="col">{t('margin.price')}</th>
            <th scope="col">{t('margin.cost')}</th>
            <th scope="col" className={sheet.margin}>
              {t('margin.percent')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((type) => (
            <TypeRow key={type} {...props} type={type} />
          ))}
        </tbody>
        <tbody hidden={!isOpen}>
          {folded.map((type) => (
            <TypeRow key={type} {...props} type={type} />
          ))}
        </tbody>
      </table>
      {folded.length > 0 && !needsSight && (
        <p>
          <Button
            variant="quiet"
            isCompact
            icon="chevron"
            aria-expanded={isOpen}
            onClick={() => setUnfolded(!isOpen)}
          >
            {t('form.furtherTypes', { count: folded.length })}
          </Button>
        </p>
      )}
    </fieldset>
  )
}

function TypeRow({ form, kind, initial, type }: LaneSheetProps & { readonly type: ContainerType }) {
  const { t } = useTranslation('ratesAdmin')
  const name = useContainerName()(type)
  const [priceName, costName] = namesOf(kind, type)
  const price = lanePrices(kind, initial.pricing)?.prices[type]
  const label = (column: string) => t('form.ofType', { column, type: textOf(name) })
  return (
    <tr>
      <th scope="row">
        <NameText of={name} />
      </th>
      <td data-column="price">
        <AmountField
          form={form}
          name={priceName}
          label={label(t('margin.price'))}
          defaultValue={price ?? ''}
        />
      </td>
      <td data-column="cost">
        <AmountField
          form={form}
          name={costName}
          label={label(t('margin.cost'))}
          defaultValue={initial.cost?.[type] ?? ''}
        />
      </td>
      <td className={sheet.margin}>
        <TypedMargin form={form} kind={kind} type={type} />
      </td>
    </tr>
  )
}

/** By what is typed now. */
function TypedMargin({
  form,
  kind,
  type,
}: Omit<LaneSheetProps, 'initial'> & { readonly type: ContainerType }) {
  const { t } = useTranslation('ratesAdmin')
  const margin = typedMargin(kind, type, form.values)
  if (margin?.percent === undefined) return null
  return (
    <output className={isLoss(margin) ? styles.loss : undefined}>
      {percentText(margin.percent)} {isLoss(margin) && t('margin.loss')}
    </output>
  )
}
