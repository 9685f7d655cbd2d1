import { lanePriceFields, type RateKind } from '#domain/rates/rate.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { inputName } from '#web/console/rate-pricing/fields.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { isLane } from './lane-prices.ts'
import { isLoss, type Margin, marginsOf, percentText } from './margin.ts'

const isAmount = (text: string | undefined): text is string => /^\d+(\.\d+)?$/.test(text ?? '')

/** The margin of a container type by what is typed now; undefined without both amounts. */
export function typedMargin(kind: RateKind, type: ContainerType, values: FormValues): Margin | undefined {
  if (!isLane(kind)) return undefined
  const price = values[inputName([lanePriceFields[kind], type])]?.trim()
  const cost = values[`cost.${type}`]?.trim()
  return isAmount(price) && isAmount(cost) ? marginsOf({ [type]: price }, { [type]: cost })[0] : undefined
}

/** The same as a sentence, below the cost. */
export function useTypedMargin(form: FormState, kind: RateKind) {
  const { t } = useTranslation('ratesAdmin')
  return (type: ContainerType): string | undefined => {
    const margin = typedMargin(kind, type, form.values)
    if (margin?.percent === undefined) return undefined
    return t(isLoss(margin) ? 'form.loss' : 'form.margin', { percent: percentText(margin.percent) })
  }
}
