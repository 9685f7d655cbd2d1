import type { LineTemplate } from '#contract/line-templates.ts'
import type { AdminRequest } from '#contract/requests.ts'
import { lineGroups } from '#domain/quotes/fee-line.ts'
import { chargeableWeight } from '#domain/quotes/offers/chargeable-weight.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import {
  answerRules,
  findFee,
  lineField,
  linesIn,
  type TypedLine,
} from '#web/console/requests/answer-lines.ts'
import { typesOf } from '#web/console/requests/usual-lines.ts'

type TemplateLines = LineTemplate['lines']

/** The lines with a charge; a price that is not one yet is left open, and so is every cost. */
export function templateLinesIn(values: FormValues, today: string): TemplateLines {
  const lines = linesIn(values)
  const rules = answerRules(lines.length, today)
  const isRight = (name: string) => rules[name]?.(values[name] ?? '', values) === undefined
  return lines.flatMap(({ fee: typed, group, unitPrice, quantity, currency, containerType }, at) => {
    const fee = findFee(typed)
    if (!fee) return []
    return [
      {
        fee,
        group: lineGroups.find((one) => one === group) ?? 'freight',
        ...(isRight(lineField(at, 'unitPrice')) && { unitPrice: unitPrice.trim() }),
        quantity: isRight(lineField(at, 'quantity')) ? quantity.trim() : '1',
        ...(currency && { currency }),
        ...(containerType && { containerType }),
      },
    ]
  })
}

/** What the request says of the unit of a charge; otherwise it is that of the template. */
function quantityFor({ details }: AdminRequest, fee: FeeCode, type: ContainerType | undefined) {
  const { unit } = feeItems[fee]
  if (unit === 'kg') return chargeableWeight(details)
  if (unit !== 'container') return undefined
  const counted = (details.containers ?? []).filter((one) => type === undefined || one.type === type)
  return counted.length > 0 ? String(counted.reduce((sum, { count }) => sum + count, 0)) : undefined
}

/** The lines of a template for a request: its quantities and its container types. */
export const filledFrom = (request: AdminRequest, lines: TemplateLines): readonly TypedLine[] =>
  lines.map(({ containerType, ...line }) => {
    const type = typesOf(request).find((one) => one === containerType)
    return {
      ...line,
      unitPrice: line.unitPrice ?? '',
      quantity: quantityFor(request, line.fee, type) ?? line.quantity,
      containerType: type,
    }
  })
