import type { RateFile, RateRow } from '#contract/rates.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { call } from '#web/client/call.ts'

const searchedRows = 100
const quietly = { hidesOfflineToast: true } as const

/** The newest version of a code: the version that was edited may have been replaced, so it is found by the code. */
async function findNewest(kind: RateKind, code: string): Promise<Result<RateRow>> {
  const query = { kind, search: code.trim(), size: searchedRows }
  const current = await call('GET /api/console/rates', { query }, quietly)
  if (!current.ok) return current
  const ended = await call('GET /api/console/rates', { query: { ...query, state: 'ended' } }, quietly)
  if (!ended.ok) return ended
  const rows = [...current.value.rows, ...ended.value.rows]
  const own = rows.filter((row) => row.code.toUpperCase() === code.trim().toUpperCase())
  const [newest] = own.toSorted((one, other) => other.version - one.version)
  return newest ? ok(newest) : refusal('not-found')
}

export async function readNewest(kind: RateKind, code: string): Promise<Result<RateFile>> {
  const newest = await findNewest(kind, code)
  if (!newest.ok) return newest
  return call('GET /api/console/rate', { query: { rateId: newest.value.rateId } }, quietly)
}
