import type {
  AddressView,
  addressEntries as entriesCall,
  listAddresses as listCall,
  readAddress as readCall,
} from '#contract/addresses.ts'
import type { DataOf } from '#contract/call.ts'
import { addressLimits } from '#domain/addresses/address-entry.ts'
import { usualAddressSort } from '#domain/addresses/sorts.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { requireReader } from './access.ts'
import { addressOrder, countAddresses, findAddress, pickAddresses, searchAddresses } from './address-store.ts'
import { viewAddress } from './address-view.ts'
import type { AddressDeps } from './deps.ts'

export async function listAddresses(
  { database: { db } }: AddressDeps,
  { query, principal }: EndpointInput<typeof listCall>,
): Promise<Result<DataOf<typeof listCall>>> {
  const companyId = requireReader(principal)
  if (!companyId.ok) return companyId
  const { kind, search, sort = usualAddressSort, after, size } = query
  const order = addressOrder(sort, after)
  if (!order.ok) return order
  const wanted = { ...(kind && { kinds: [kind] }), search, order: order.value, limit: size + 1 }
  const { shown, next } = order.value.pageOf(await searchAddresses(db, companyId.value, wanted), size)
  return ok({
    rows: shown.map(({ entry }) => viewAddress(entry)),
    next,
    count: await countAddresses(db, companyId.value),
    max: addressLimits.entries,
  })
}

export async function addressEntries(
  { database: { db } }: AddressDeps,
  { query: { kinds, search }, principal }: EndpointInput<typeof entriesCall>,
): Promise<Result<DataOf<typeof entriesCall>>> {
  const companyId = requireReader(principal)
  if (!companyId.ok) return companyId
  const found = await pickAddresses(db, companyId.value, { kinds, search }, addressLimits.shown)
  return ok({ entries: found.map(viewAddress) })
}

/** An entry of another company gives the same refusal as one that does not exist. */
export async function readAddress(
  { database: { db } }: AddressDeps,
  { query: { id }, principal }: EndpointInput<typeof readCall>,
): Promise<Result<AddressView>> {
  const companyId = requireReader(principal)
  if (!companyId.ok) return companyId
  const found = await findAddress(db, companyId.value, id)
  return found ? ok(viewAddress(found)) : refusal('not-found')
}
