import { lanePriceFields, type RateKind } from '#domain/rates/rate.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import { inputName } from '#web/console/rate-pricing/fields.ts'
import { isLane } from '#web/console/rates/lane-prices.ts'
import { type Margin, marginsOf } from '#web/console/rates/margin.ts'

const isAmount = (text: string | undefined): text is string => /^\d+(\.\d+)?$/.test(text ?? '')

/** The margin of a container type by what is typed now; undefined without both amounts. */
export function typedMargin(kind: RateKind, type: ContainerType, values: FormValues): Margin | undefined {
  if (!isLane(kind)) return undefined
  const price = values[inputName([lanePriceFields[kind], type])]?.trim()
  const cost = values[`cost.${type}`]?.trim()
  return isAmount(price) && isAmount(cost) ? marginsOf({ [type]: price }, { [type]: cost })[0] : undefined
}
