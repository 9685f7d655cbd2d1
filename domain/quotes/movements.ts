import { compareMoney, type Money } from '#domain/values/money.ts'
import type { FeeLine, LineGroup } from './fee-line.ts'
import type { Quote } from './quote.ts'
import { netOf } from './totals.ts'

/** What one fee cost and costs; nothing where it is charged on one side alone. */
export type Movement = {
  readonly fee: string
  readonly group: LineGroup
  readonly before: Money | null
  readonly after: Money | null
  /** The versions of the tariff, where the same row prices it on both sides. */
  readonly tariffBefore: string | null
  readonly tariffAfter: string | null
}

const keyOf = ({ group, fee }: FeeLine): string => `${group} ${fee}`

const amountOf = (lines: readonly FeeLine[]): Money | null => (lines.length > 0 ? netOf(lines) : null)

const isSame = (one: Money | null, other: Money | null): boolean =>
  one === null || other === null ? one === other : compareMoney(one, other) === 0

function movementOf(old: readonly FeeLine[], fresh: readonly FeeLine[], { fee, group }: FeeLine): Movement {
  const [then, now] = [old[0]?.tariff, fresh[0]?.tariff]
  const isOneRow = then !== undefined && then.code === now?.code
  return {
    fee,
    group,
    before: amountOf(old),
    after: amountOf(fresh),
    tariffBefore: isOneRow ? then.version : null,
    tariffAfter: isOneRow ? now.version : null,
  }
}

/** Every fee that costs another sum than before, in the order in which the two quotes name them. */
export function movementsBetween(before: Quote, after: Quote): readonly Movement[] {
  const named = new Map([...before.lines, ...after.lines].map((line) => [keyOf(line), line]))
  const of = ({ lines }: Quote, key: string) => lines.filter((line) => keyOf(line) === key)
  return [...named]
    .map(([key, line]) => movementOf(of(before, key), of(after, key), line))
    .filter((moved) => !isSame(moved.before, moved.after))
}
