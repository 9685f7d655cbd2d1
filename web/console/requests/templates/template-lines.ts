import type { LineTemplate } from '#contract/line-templates.ts'
import type { AdminRequest } from '#contract/requests.ts'
import { lineGroups } from '#domain/quotes/fee-line.ts'
import { fillLines, withTypeOf } from '#domain/quotes/requests/fill-lines.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import {
  answerRules,
  findFee,
  lineField,
  linesIn,
  type TypedLine,
} from '#web/console/requests/answer-lines.ts'

type TemplateLines = LineTemplate['lines']

/** The lines with a charge; a price that is not one yet is left open, and so is every cost. */
export function templateLinesIn(values: FormValues, request: AdminRequest, today: string): TemplateLines {
  const lines = linesIn(values)
  const rules = answerRules(lines.length, today)
  const isRight = (name: string) => rules[name]?.(values[name] ?? '', values) === undefined
  const kept = lines.flatMap(({ fee: typed, group, unitPrice, quantity, currency, containerType }, at) => {
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
  return [...withTypeOf(kept, request.details.containers)]
}

/** The charges of a template or of another offer for a request: its container types and quantities. */
export const filledFrom = (
  request: AdminRequest,
  lines: readonly (TemplateLines[number] & Pick<TypedLine, 'unitCost'>)[],
): readonly TypedLine[] =>
  fillLines(lines, request).map((line) => ({ ...line, unitPrice: line.unitPrice ?? '' }))
