import type { QuotedContingentCharge } from '#domain/quotes/fee-line.ts'
import { type Counted, totalsOf } from '#domain/quotes/totals.ts'
import { compareMoney } from '#domain/values/money.ts'

type CostOfCharge = { readonly of: QuotedContingentCharge; readonly line: Counted }

/** Of each mode the dearest way of not carrying it out; an order is not carried out in one way only. */
export const dearestWays = <Cost extends CostOfCharge>(costs: readonly Cost[]): readonly Cost[] =>
  [...Map.groupBy(costs, ({ of }) => of.mode).values()].flatMap((ofMode) => {
    const ways = [...Map.groupBy(ofMode, ({ of }) => of.trigger).values()]
    const totals = ways.map((way) => totalsOf(way.map(({ line }) => line)))
    const most = totals.toSorted((one, other) => compareMoney(other.total, one.total))[0]
    return ways[most ? totals.indexOf(most) : 0] ?? []
  })
