import { codeBudgets, codeRules, maxCodesPerNetworkAndDay } from '#domain/identity/one-time-code.ts'
import { destinationOf } from '#domain/identity/recipient.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/http/endpoint.ts'
import { widerNetworkOf } from '#server/platform/rate-limit/network.ts'
import { type RateLimit, takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { countHits } from '#server/platform/rate-limit/rate-limit-store.ts'
import type { IdentityDeps } from './deps.ts'

const hourSeconds = 60 * 60
const daySeconds = 24 * hourSeconds

type Sending = {
  /** A mobile, or an email address in lower case. */
  readonly recipient: string
  /** The person who entered an email address. */
  readonly personId?: string
}

const perDay = (subject: string): RateLimit => ({
  purpose: 'code-day',
  subject,
  max: codeRules.maxPerDay,
  windowSeconds: daySeconds,
})

/** Counted over all purposes, since every code goes to the same phone or mailbox. */
const limitsFor = ({ recipient, personId }: Sending, network: string): RateLimit[] => [
  { purpose: 'code-pause', subject: recipient, max: 1, windowSeconds: codeRules.secondsBetween },
  perDay(recipient),
  ...(personId === undefined ? [] : [perDay(personId)]),
  {
    purpose: 'code-network',
    subject: network,
    max: maxCodesPerNetworkAndDay,
    windowSeconds: daySeconds,
  },
]

function budgetsFor(recipient: string) {
  const destination = destinationOf(recipient)
  const { hour, day } = codeBudgets[destination]
  const budget = { purpose: 'code-budget', destination } as const
  return [
    { ...budget, window: 'hour', subject: `${destination} hour`, max: hour, windowSeconds: hourSeconds },
    { ...budget, window: 'day', subject: `${destination} day`, max: day, windowSeconds: daySeconds },
  ] as const
}

type BudgetDeps = Pick<IdentityDeps, 'codeBudgetSpent'>

/** Counts a message; the budget that is spent, if one is. */
async function takeBudget({ codeBudgetSpent }: BudgetDeps, db: Db, recipient: string) {
  const budgets = budgetsFor(recipient)
  const counted = await countHits(db, budgets)
  const at = budgets.findIndex(({ max }, index) => (counted[index] ?? 0) > max)
  const spent = budgets[at]
  if (!spent) return undefined
  codeBudgetSpent(spent.window)
  return { ...spent, hits: counted[at] ?? 0 }
}

type CodeLimitInput = Pick<RequestContext, 'request' | 'log'> & Sending

/** Counts known and unknown recipients alike, whether or not a code is sent. The last counters are those that all share. */
export async function takeCodeLimits(
  deps: BudgetDeps,
  db: Db,
  { request, log, ...sending }: CodeLimitInput,
): Promise<Result<undefined>> {
  const taken = await takeRateLimit(db, limitsFor(sending, widerNetworkOf(request.clientIp)))
  if (!taken.ok) return taken
  const spent = await takeBudget(deps, db, sending.recipient)
  if (!spent) return ok(undefined)
  const { window, destination, max, hits } = spent
  // Once in a window, so that an attack does not fill the log as well.
  if (hits === max + 1)
    log.error({ destination, window, max }, 'the budget of codes is spent, no more are sent')
  return refusal('codes-paused')
}

/** For messages other than codes that cost as much; whether the budget allows one more. */
export const createTakeMessageBudget =
  (deps: BudgetDeps) =>
  async (db: Db, recipient: string): Promise<boolean> =>
    (await takeBudget(deps, db, recipient)) === undefined
