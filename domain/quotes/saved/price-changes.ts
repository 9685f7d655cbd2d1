import type { FeeLine, LineGroup } from '#domain/quotes/fee-line.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { netOf } from '#domain/quotes/totals.ts'
import { compareMoney, type Money } from '#domain/values/money.ts'

/** The sums of one fee in two quotes; null where a quote does not have it. */
export type PriceChange = {
  readonly fee: string
  readonly group: LineGroup
  readonly before: Money | null
  readonly after: Money | null
  /** The versions of the tariff that moved, if the same tariff prices the fee in both quotes. */
  readonly tariffBefore: string | null
  readonly tariffAfter: string | null
  /** The exchange rates, if the fee is converted from the same currency in both quotes. */
  readonly exchangeBefore: string | null
  readonly exchangeAfter: string | null
}

const keyOf = ({ group, fee }: FeeLine): string => `${group} ${fee}`

const amountOf = (lines: readonly FeeLine[]): Money | null => (lines.length > 0 ? netOf(lines) : null)

const isSame = (one: Money | null, other: Money | null): boolean =>
  one === null || other === null ? one === other : compareMoney(one, other) === 0

function exchangeOf([old]: readonly FeeLine[], [fresh]: readonly FeeLine[]) {
  const [then, now] = [old?.exchangeRate, fresh?.exchangeRate]
  const isConverted = then && then.from !== then.to && then.from === now?.from
  return {
    exchangeBefore: isConverted ? then.value : null,
    exchangeAfter: isConverted ? now.value : null,
  }
}

function priceChangeOf(
  old: readonly FeeLine[],
  fresh: readonly FeeLine[],
  { fee, group }: FeeLine,
): PriceChange {
  const pairs = [
    [old[0]?.tariff, fresh[0]?.tariff],
    [old[0]?.shareTariff, fresh[0]?.shareTariff],
  ].flatMap(([then, now]) => (then && then.code === now?.code ? [{ then, now }] : []))
  const moved = pairs.find(({ then, now }) => then.version !== now.version) ?? pairs[0]
  return {
    fee,
    group,
    before: amountOf(old),
    after: amountOf(fresh),
    tariffBefore: moved?.then.version ?? null,
    tariffAfter: moved?.now.version ?? null,
    ...exchangeOf(old, fresh),
  }
}

/** Every fee with a different sum, in the order of the lines. */
export function priceChangesBetween(before: Quote, after: Quote): readonly PriceChange[] {
  const fees = new Map([...before.lines, ...after.lines].map((line) => [keyOf(line), line]))
  const of = ({ lines }: Quote, key: string) => lines.filter((line) => keyOf(line) === key)
  return [...fees]
    .map(([key, line]) => priceChangeOf(of(before, key), of(after, key), line))
    .filter((change) => !isSame(change.before, change.after))
}
