import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { LineAnswer, Objection, ReviewedLine } from './fees.ts'
import { firstRepeated } from './first-repeated.ts'

/** The customer's word on every line still charged; the objections are what was rejected. */
export function answerLines(
  lines: readonly ReviewedLine[],
  answers: readonly LineAnswer[],
): Result<readonly Objection[]> {
  const charged = lines.filter(({ kind }) => kind !== 'removed').map(({ lineId }) => lineId)
  const answered = answers.map(({ lineId }) => lineId)
  const twice = firstRepeated(answered)
  if (twice !== undefined) return refusal('line-named-twice', { line: twice })
  const unknown = answered.find((lineId) => !charged.includes(lineId))
  if (unknown !== undefined) return refusal('unknown-line', { line: unknown })
  const count = charged.length - answered.length
  if (count > 0) return refusal('lines-undecided', { count })
  return objectionsOf(answers)
}

function objectionsOf(answers: readonly LineAnswer[]): Result<readonly Objection[]> {
  const objections = answers.flatMap((one) =>
    one.answer === 'reject' ? [{ lineId: one.lineId, reason: one.reason }] : [],
  )
  const silent = objections.find(({ reason }) => reason.trim() === '')
  return silent ? refusal('reason-needed', { line: silent.lineId }) : ok(objections)
}
