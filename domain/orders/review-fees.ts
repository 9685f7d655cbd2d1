import { additionKey } from '#domain/tariffs/charge.ts'
import { accept, type Refusal, refuse, type Verdict } from '#domain/values/refusal.ts'
import { addedPrice, changedPrice, keptPrice } from './confirmed-price.ts'
import type { FeeEdit, Quoted, ReviewedLine } from './fees.ts'
import { firstRepeated } from './first-repeated.ts'

type LineEdit = Exclude<FeeEdit, { edit: 'add' }>
type Addition = Extract<FeeEdit, { edit: 'add' }>
type QuotedLine = Quoted['lines'][number]

/** What staff make of a quote, line by line, or the first thing that they may not do. */
export function reviewFees(quote: Quoted, edits: readonly FeeEdit[]): Verdict<readonly ReviewedLine[]> {
  const lineEdits = edits.filter((edit): edit is LineEdit => edit.edit !== 'add')
  const additions = edits.filter((edit): edit is Addition => edit.edit === 'add')
  const wrong = wrongEdit(quote, lineEdits)
  if (wrong) return wrong
  return allOf([
    ...quote.lines.map((line) => reviewLine(line, lineEdits)),
    ...additions.map((addition, at) => addLine(quote, addition, additions.slice(0, at))),
  ])
}

function allOf(verdicts: readonly Verdict<ReviewedLine>[]): Verdict<readonly ReviewedLine[]> {
  const lines: ReviewedLine[] = []
  for (const verdict of verdicts) {
    if (!verdict.ok) return verdict
    lines.push(verdict.value)
  }
  return accept(lines)
}

function wrongEdit(quote: Quoted, edits: readonly LineEdit[]): Refusal | null {
  const twice = firstRepeated(edits.map(({ lineId }) => lineId))
  if (twice !== undefined) return refuse('line-named-twice', { line: twice })
  for (const edit of edits) {
    if (!quote.lines.some(({ lineId }) => lineId === edit.lineId))
      return refuse('unknown-line', { line: edit.lineId })
    if (edit.reason.trim() === '') return refuse('reason-needed', { line: edit.lineId })
  }
  return null
}

function reviewLine(quoted: QuotedLine, edits: readonly LineEdit[]): Verdict<ReviewedLine> {
  const { lineId } = quoted
  const edit = edits.find((one) => one.lineId === lineId)
  if (!edit) return accept({ kind: 'kept', lineId, quoted, confirmed: keptPrice(quoted) })
  const { reason } = edit
  if (edit.edit === 'remove') return accept({ kind: 'removed', lineId, quoted, reason })
  const confirmed = changedPrice(quoted, edit)
  return confirmed.ok
    ? accept({ kind: 'changed', lineId, quoted, confirmed: confirmed.value, reason })
    : confirmed
}

/** Only what the quote said could be added, each once, at the price it named. */
function addLine(
  quote: Quoted,
  { addition, quantity }: Addition,
  earlier: readonly Addition[],
): Verdict<ReviewedLine> {
  if (earlier.some((one) => one.addition === addition)) return refuse('line-named-twice', { line: addition })
  const announced = quote.possible.find((possible) => additionKey(possible) === addition)
  if (!announced) return refuse('addition-not-announced', { item: addition })
  const confirmed = addedPrice(announced, quantity, quote, `${addition}.quantity`)
  return confirmed.ok
    ? accept({ kind: 'added', lineId: `added.${addition}`, announced, confirmed: confirmed.value })
    : confirmed
}
