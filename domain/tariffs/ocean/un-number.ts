import type { FieldProblem } from '#domain/values/refusal.ts'
import { unNumbersByClass } from './un-numbers.data.ts'

const groups = Object.entries<readonly string[]>(unNumbersByClass)

function numbersIn(range: string): readonly number[] {
  const [first = 0, last = first] = range.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

const classesByNumber = Map.groupBy(
  groups.flatMap(([group, lines]) =>
    lines.flatMap((line) => line.split(' ').flatMap(numbersIn)).map((number) => ({ group, number })),
  ),
  ({ number }) => number,
)

/** Divisions of explosives and gases depend on how they are packed, so only their class is known. */
const groupOf = (dangerClass: string): string => dangerClass.replace(/^([12])\..*$/, '$1')

type Danger = { readonly unNumber?: string | undefined; readonly dangerClass?: string | undefined }

/** UN number and class belong together, and each number to its class. */
export function dangerProblems({ unNumber, dangerClass }: Danger): {
  readonly unNumber: FieldProblem | undefined
  readonly dangerClass: FieldProblem | undefined
} {
  const found = unNumber === undefined ? undefined : classesByNumber.get(Number(unNumber))
  const isOfClass = ({ group }: { readonly group: string }) =>
    group === 'any' || group === groupOf(dangerClass ?? '')
  const isMissing = (one?: string, other?: string) => one === undefined && other !== undefined
  const isUnknown = unNumber !== undefined && !found
  return {
    unNumber: isMissing(unNumber, dangerClass) ? 'required' : isUnknown ? 'unknown-value' : undefined,
    dangerClass: isMissing(dangerClass, unNumber)
      ? 'required'
      : dangerClass !== undefined && found && !found.some(isOfClass)
        ? 'inconsistent'
        : undefined,
  }
}
