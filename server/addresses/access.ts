import { type Actor, companyOf } from '#domain/access/actor.ts'
import { mayKeepAddresses, mayReadAddresses } from '#domain/access/may-trade.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { Principal } from '#server/platform/http/requests/principal.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'

function companyWhere(may: Result<Actor>, actor: Actor): Result<string> {
  if (!may.ok) return may
  const companyId = companyOf(actor)
  if (companyId === null) throw new Error('An address book belongs to a company')
  return ok(companyId)
}

/** The company whose address book a person reads; a suspended company still reads its own. */
export const requireReader = ({ actor }: Principal): Result<string> =>
  companyWhere(mayReadAddresses(actor), actor)

/** The company whose address book a person changes. */
export const requireKeeper = ({ actor }: Principal): Result<string> =>
  companyWhere(mayKeepAddresses(actor), actor)

const tenMinutes = 10 * 60

/** Reading and writing a sheet takes a process or a list of all entries. */
export const takeSheetLimit = (db: Db, companyId: string): Promise<Result<undefined>> =>
  takeRateLimit(db, [{ purpose: 'address-sheet', subject: companyId, windowSeconds: tenMinutes, max: 40 }])
