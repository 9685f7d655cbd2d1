import { codeRules, codeSendLimits } from '#domain/identity/one-time-code.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/http/endpoint.ts'
import { widerNetworkOf } from '#server/platform/rate-limit/network.ts'
import { type RateLimit, takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { countHits } from '#server/platform/rate-limit/rate-limit-store.ts'
import type { IdentityDeps } from './deps.ts'

const hourSeconds = 60 * 60
const daySeconds = 24 * hourSeconds

/** Counted over all purposes, since every code goes to the same phone. */
const limitsFor = (mobile: string, network: string): RateLimit[] => [
  { purpose: 'code-pause', subject: mobile, max: 1, windowSeconds: codeRules.secondsBetween },
  { purpose: 'code-day', subject: mobile, max: codeRules.maxPerDay, windowSeconds: daySeconds },
  {
    purpose: 'code-network',
    subject: network,
    max: codeSendLimits.perNetworkAndDay,
    windowSeconds: daySeconds,
  },
]

const budgets = [
  { purpose: 'code-budget', subject: 'hour', max: codeSendLimits.perHour, windowSeconds: hourSeconds },
  { purpose: 'code-budget', subject: 'day', max: codeSendLimits.perDay, windowSeconds: daySeconds },
] as const

type CodeLimitInput = Pick<RequestContext, 'request' | 'log'> & { readonly mobile: string }

/** Counts known and unknown mobiles alike, whether or not an SMS is sent. The last counters are those that all share. */
export async function takeCodeLimits(
  { codeBudgetSpent }: Pick<IdentityDeps, 'codeBudgetSpent'>,
  db: Db,
  { mobile, request, log }: CodeLimitInput,
): Promise<Result<undefined>> {
  const taken = await takeRateLimit(db, limitsFor(mobile, widerNetworkOf(request.clientIp)))
  if (!taken.ok) return taken
  const hits = await countHits(db, budgets)
  const at = budgets.findIndex(({ max }, index) => (hits[index] ?? 0) > max)
  const spent = budgets[at]
  if (!spent) return ok(undefined)
  const { subject: window, max } = spent
  codeBudgetSpent(window)
  // Once in a window, so that an attack does not fill the log as well.
  if (hits[at] === max + 1) log.error({ window, max }, 'the budget of codes is spent, no more are sent')
  return refusal('codes-paused')
}
