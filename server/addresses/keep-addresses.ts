import type {
  AddressView,
  addAddress as addCall,
  changeAddress as changeCall,
  removeAddress as removeCall,
} from '#contract/addresses.ts'
import type { DataOf } from '#contract/call.ts'
import {
  type AddressTexts,
  addressFields,
  addressKey,
  addressLimits,
  addressProblems,
  cleanAddress,
} from '#domain/addresses/address-entry.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { holdTrade } from '#server/certification/index.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { requireKeeper } from './access.ts'
import {
  clearDefault,
  countAddresses,
  deleteAddress,
  findAddress,
  findNamed,
  insertAddresses,
  lockAddressBook,
  type NewAddress,
  type StoredAddress,
  updateAddress,
} from './address-store.ts'
import { textsOf, viewAddress } from './address-view.ts'
import type { AddressDeps } from './deps.ts'

/** In the audit without contact, numbers and email address: an entry is known by its name. */
const auditedAddress = ({ kind, label, name, country }: AddressTexts) => ({
  kind,
  label,
  name,
  country,
})

/** Changes the address book of a certified company, one change at a time. */
export const changeBook = <T>(
  { database }: AddressDeps,
  companyId: string,
  change: (db: Db) => Promise<Result<T>>,
): Promise<Result<T>> =>
  database.transaction(async (db) => {
    const trade = await holdTrade(db, companyId)
    if (!trade.ok) return trade
    await lockAddressBook(db, companyId)
    return change(db)
  })

export async function checkSpace(db: Db, companyId: string, more: number): Promise<Result<undefined>> {
  const max = addressLimits.entries
  return (await countAddresses(db, companyId)) + more > max
    ? refusal('too-many-addresses', { max })
    : ok(undefined)
}

/** The entry that says the same already, whatever its short name is. */
async function findSame(db: Db, companyId: string, entry: AddressTexts): Promise<StoredAddress | undefined> {
  const found = await findNamed(db, companyId, entry)
  return found.find((one) => addressKey(textsOf(one)) === addressKey(entry))
}

/** An entry that is added once more stays one entry; it takes the new short name and may become the default. */
async function savedAgain(
  db: Db,
  input: EndpointInput<typeof addCall>,
  known: StoredAddress,
  added: NewAddress,
): Promise<StoredAddress> {
  const label = added.label || known.label
  const isDefault = added.isDefault || known.isDefault
  if (label === known.label && isDefault === known.isDefault) return known
  const { id, ownerId, kind } = known
  if (added.isDefault) await clearDefault(db, ownerId, { kind, except: id })
  const saved = await updateAddress(db, ownerId, { ...textsOf(known), label, isDefault, id })
  await audit(db, input, {
    action: 'address-changed',
    subjectId: ownerId,
    before: auditedAddress(known),
    after: { ...auditedAddress(saved), changed: changedFields(known, saved) },
  })
  return saved
}

export async function addAddress(
  deps: AddressDeps,
  input: EndpointInput<typeof addCall>,
): Promise<Result<AddressView>> {
  const companyId = requireKeeper(input.principal)
  if (!companyId.ok) return companyId
  const { isDefault, ...texts } = input.body
  const wrong = addressProblems(texts)
  if (Object.keys(wrong).length > 0) return invalidFields(wrong)
  const entry = { ...cleanAddress(texts), isDefault }
  return changeBook(deps, companyId.value, async (db) => {
    const known = await findSame(db, companyId.value, entry)
    if (known) return ok(viewAddress(await savedAgain(db, input, known, entry)))
    const fits = await checkSpace(db, companyId.value, 1)
    if (!fits.ok) return fits
    if (isDefault) await clearDefault(db, companyId.value, entry)
    const [saved] = await insertAddresses(db, companyId.value, [entry])
    if (!saved) throw new Error('An address was saved but not returned')
    await audit(db, input, {
      action: 'address-added',
      subjectId: companyId.value,
      after: { ...auditedAddress(saved), isDefault },
    })
    return ok(viewAddress(saved))
  })
}

/** The entry as the caller knows it; refuses one that has been changed since. */
async function findKnown(
  db: Db,
  companyId: string,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<Result<StoredAddress>> {
  const found = await findAddress(db, companyId, id)
  if (!found) return refusal('not-found')
  return found.version === version ? ok(found) : refusal('address-changed')
}

const comparedFields = ['kind', 'isDefault', ...addressFields] as const

const changedFields = (before: NewAddress, after: NewAddress) =>
  comparedFields.filter((field) => before[field] !== after[field])

export async function changeAddress(
  deps: AddressDeps,
  input: EndpointInput<typeof changeCall>,
): Promise<Result<AddressView>> {
  const companyId = requireKeeper(input.principal)
  if (!companyId.ok) return companyId
  const { id, version, isDefault, ...texts } = input.body
  const wrong = addressProblems(texts)
  if (Object.keys(wrong).length > 0) return invalidFields(wrong)
  const entry = { ...cleanAddress(texts), isDefault }
  return changeBook(deps, companyId.value, async (db) => {
    const before = await findKnown(db, companyId.value, { id, version })
    if (!before.ok) return before
    const changed = changedFields(before.value, entry)
    if (changed.length === 0) return ok(viewAddress(before.value))
    if (isDefault) await clearDefault(db, companyId.value, { kind: entry.kind, except: id })
    const saved = await updateAddress(db, companyId.value, { ...entry, id })
    await audit(db, input, {
      action: 'address-changed',
      subjectId: companyId.value,
      before: auditedAddress(before.value),
      after: { ...auditedAddress(saved), changed },
    })
    return ok(viewAddress(saved))
  })
}

export async function removeAddress(
  deps: AddressDeps,
  input: EndpointInput<typeof removeCall>,
): Promise<Result<DataOf<typeof removeCall>>> {
  const companyId = requireKeeper(input.principal)
  if (!companyId.ok) return companyId
  const { id } = input.body
  return changeBook(deps, companyId.value, async (db) => {
    const before = await findKnown(db, companyId.value, input.body)
    if (!before.ok) return before
    await deleteAddress(db, companyId.value, id)
    await audit(db, input, {
      action: 'address-removed',
      subjectId: companyId.value,
      before: auditedAddress(before.value),
    })
    return ok({ id })
  })
}
