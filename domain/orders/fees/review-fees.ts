import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { ok, type Refusal, type Result, refusal } from '#domain/values/refusal.ts'
import { addedPrice, changedPrice, savedPrice } from './confirmed-price.ts'
import type { FeeEdit, Quoted, ReviewedLine } from './fees.ts'
import { firstRepeated } from './first-repeated.ts'

type LineEdit = Exclude<FeeEdit, { edit: 'add' }>
type ContingentCharge = Extract<FeeEdit, { edit: 'add' }>
type QuotedLine = Quoted['lines'][number]

/** What staff make of a quote, line by line, or the first thing that they may not do. */
export function reviewFees(quote: Quoted, edits: readonly FeeEdit[]): Result<readonly ReviewedLine[]> {
  const lineEdits = edits.filter((edit): edit is LineEdit => edit.edit !== 'add')
  const contingentCharges = edits.filter((edit): edit is ContingentCharge => edit.edit === 'add')
  const wrong = wrongEdit(quote, lineEdits)
  if (wrong) return wrong
  return allOf([
    ...quote.lines.map((line) => reviewLine(line, lineEdits)),
    ...contingentCharges.map((contingentCharge, index) =>
      addLine(quote, contingentCharge, contingentCharges.slice(0, index)),
    ),
  ])
}

function allOf(results: readonly Result<ReviewedLine>[]): Result<readonly ReviewedLine[]> {
  const lines: ReviewedLine[] = []
  for (const result of results) {
    if (!result.ok) return result
    lines.push(result.value)
  }
  return ok(lines)
}

function wrongEdit(quote: Quoted, edits: readonly LineEdit[]): Refusal | null {
  const twice = firstRepeated(edits.map(({ lineId }) => lineId))
  if (twice !== undefined) return refusal('line-named-twice', { line: twice })
  for (const edit of edits) {
    if (!quote.lines.some(({ lineId }) => lineId === edit.lineId))
      return refusal('unknown-line', { line: edit.lineId })
    if (edit.reason.trim() === '') return refusal('reason-needed', { line: edit.lineId })
  }
  return null
}

function reviewLine(quoted: QuotedLine, edits: readonly LineEdit[]): Result<ReviewedLine> {
  const { lineId } = quoted
  const edit = edits.find((one) => one.lineId === lineId)
  if (!edit) return ok({ kind: 'saved', lineId, quoted, confirmed: savedPrice(quoted) })
  const { reason } = edit
  if (edit.edit === 'remove') return ok({ kind: 'removed', lineId, quoted, reason })
  const confirmed = changedPrice(quoted, edit)
  return confirmed.ok
    ? ok({ kind: 'changed', lineId, quoted, confirmed: confirmed.value, reason })
    : confirmed
}

/** Only contingent charges of the quote, each once, at the quoted price. */
function addLine(
  quote: Quoted,
  { contingentCharge, quantity }: ContingentCharge,
  earlier: readonly ContingentCharge[],
): Result<ReviewedLine> {
  if (earlier.some((one) => one.contingentCharge === contingentCharge))
    return refusal('line-named-twice', { line: contingentCharge })
  const contingency = quote.contingentCharges.find(
    (contingentCharges) => contingentChargeKey(contingentCharges) === contingentCharge,
  )
  if (!contingency) return refusal('charge-not-announced', { item: contingentCharge })
  const confirmed = addedPrice(contingency, quantity, quote, `${contingentCharge}.quantity`)
  return confirmed.ok
    ? ok({ kind: 'added', lineId: `added.${contingentCharge}`, contingency, confirmed: confirmed.value })
    : confirmed
}
