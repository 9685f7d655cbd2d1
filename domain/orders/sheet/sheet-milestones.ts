import type { RouteEnd } from '#domain/orders/fields/order-field.ts'
import type { OrderedServices } from '#domain/orders/fields/ordered-services.ts'
import { milestoneFacts, orderMilestones } from '#domain/orders/milestones/milestones.ts'
import {
  type MilestoneRecord,
  recordMilestone,
  type TypedMilestone,
} from '#domain/orders/milestones/record-milestone.ts'
import { classifiers } from '#domain/tracking/milestones.ts'
import type { WrongFields } from '#domain/values/refusal.ts'
import { addProblem, type SheetLine, type SheetProblems } from './order-sheet.ts'

type Known = OrderedServices & {
  readonly zones: Readonly<Record<RouteEnd, string>>
  readonly now: Date
  readonly records: readonly Pick<MilestoneRecord, 'milestone' | 'classifier' | 'container' | 'at'>[]
}

const columns = ['milestone', 'classifier', 'time', 'reason'] as const

/** The typed milestone of a row, or what is wrong with its names. */
function typedIn({ row, cells }: SheetLine, problems: SheetProblems): TypedMilestone | undefined {
  const milestone = orderMilestones.find((code) => code === cells.milestone)
  const classifier = classifiers.find((code) => code === (cells.classifier ?? 'actual'))
  if (!milestone)
    addProblem(problems, row, 'milestone', cells.milestone === undefined ? 'required' : 'unknown-value')
  if (!classifier) addProblem(problems, row, 'classifier', 'unknown-value')
  if (!milestone || !classifier) return undefined
  const { time = '', reason = '', 'containers.number': container = '' } = cells
  return { milestone, classifier, container, time, reason }
}

/** The milestones of the rows. In a row with a container it is that of the container; without a classifier it has happened. */
export function milestonesFromSheet(
  lines: readonly SheetLine[],
  known: Known,
  problems: SheetProblems,
): readonly MilestoneRecord[] {
  const added: MilestoneRecord[] = []
  const filled = lines.filter(({ cells }) => columns.some((column) => cells[column] !== undefined))
  for (const line of filled) {
    const typed = typedIn(line, problems)
    if (!typed) continue
    const zone = known.zones[milestoneFacts(typed.milestone).clock]
    const result = recordMilestone(typed, { ...known, zone, records: [...known.records, ...added] })
    if (result.ok) added.push(result.value)
    else addProblems(problems, line.row, result.fields ?? {})
  }
  return added
}

function addProblems(problems: SheetProblems, row: number, fields: WrongFields): void {
  for (const [field, problem] of Object.entries(fields))
    addProblem(problems, row, field === 'container' ? 'containers.number' : field, problem)
}
