import { accept, type Refusal, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { FeeEdit, LinePrice, Quoted, QuotedLine, ReviewedLine } from './fees.ts'
import { firstRepeated } from './first-repeated.ts'

type LineEdit = Exclude<FeeEdit, { edit: 'add' }>
type Addition = Extract<FeeEdit, { edit: 'add' }>

/** What staff make of a quote, line by line, or the first thing that they may not do. */
export function reviewFees(quote: Quoted, edits: readonly FeeEdit[]): Verdict<readonly ReviewedLine[]> {
  const lineEdits = edits.filter((edit): edit is LineEdit => edit.edit !== 'add')
  const additions = edits.filter((edit): edit is Addition => edit.edit === 'add')
  const wrong = wrongEdit(quote, lineEdits)
  if (wrong) return wrong
  const added = addLines(quote, additions)
  if (!added.ok) return added
  return accept([...quote.lines.map((line) => reviewLine(line, lineEdits)), ...added.value])
}

function wrongEdit(quote: Quoted, edits: readonly LineEdit[]): Refusal | null {
  const twice = firstRepeated(edits.map(({ lineId }) => lineId))
  if (twice !== undefined) return refuse('line-named-twice', { line: twice })
  for (const edit of edits) {
    if (!quote.lines.some(({ lineId }) => lineId === edit.lineId))
      return refuse('unknown-line', { line: edit.lineId })
    if (edit.reason.trim() === '') return refuse('reason-needed', { line: edit.lineId })
    if (edit.edit === 'change' && !isPrice(edit)) return wrongNumber(edit.lineId)
  }
  return null
}

function reviewLine(quoted: QuotedLine, edits: readonly LineEdit[]): ReviewedLine {
  const { lineId } = quoted
  const edit = edits.find((one) => one.lineId === lineId)
  if (!edit) return { kind: 'kept', lineId, quoted }
  if (edit.edit === 'remove') return { kind: 'removed', lineId, quoted, reason: edit.reason }
  const { unitPrice, quantity, reason } = edit
  return {
    kind: 'changed',
    lineId,
    quoted,
    confirmed: { unitPrice, quantity, currency: quoted.price.currency },
    reason,
  }
}

function addLines(quote: Quoted, additions: readonly Addition[]): Verdict<readonly ReviewedLine[]> {
  const twice = firstRepeated(additions.map(({ item }) => item))
  if (twice !== undefined) return refuse('line-named-twice', { line: twice })
  const lines: ReviewedLine[] = []
  for (const { item, quantity } of additions) {
    const announced = quote.couldBeAdded.find((charge) => charge.item === item)
    if (!announced) return refuse('addition-not-announced', { item })
    if (!isPositive(quantity)) return wrongNumber(item)
    const { unitPrice, currency } = announced
    const confirmed: LinePrice = { unitPrice, currency, quantity }
    lines.push({ kind: 'added', lineId: `added-${item}`, announced, confirmed })
  }
  return accept(lines)
}

const decimal = /^\d{1,12}(?:\.\d{1,6})?$/
const isPositive = (text: string): boolean => decimal.test(text) && /[1-9]/.test(text)

/** A price of nothing is a line removed, and is said that way. */
const isPrice = (edit: { unitPrice: string; quantity: string }): boolean =>
  isPositive(edit.unitPrice) && isPositive(edit.quantity)

const wrongNumber = (line: string): Refusal =>
  refuse('invalid-input', { count: 1 }, { [line]: 'wrong-format' })
