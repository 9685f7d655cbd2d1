import type {
  exportAddresses as exportCall,
  importAddresses as importCall,
  readAddressSheet as readCall,
  addressTemplate as templateCall,
} from '#contract/addresses.ts'
import type { DataOf } from '#contract/call.ts'
import {
  type AddressTexts,
  addressKey,
  addressLimits,
  addressProblems,
  cleanAddress,
} from '#domain/addresses/address-entry.ts'
import { megabyte } from '#domain/files/file-kind.ts'
import type { PartialInput } from '#domain/values/partial-input.ts'
import { invalidFields, ok, type Result, type WrongFields } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { SentFile } from '#server/platform/http/replies/reply-file.ts'
import { takeUpload } from '#server/platform/sheets/take-upload.ts'
import { requireKeeper, requireReader, takeSheetLimit } from './access.ts'
import { allAddresses, countAddresses, insertAddresses } from './address-store.ts'
import { textsOf } from './address-view.ts'
import type { AddressDeps } from './deps.ts'
import { changeBook, checkSpace } from './keep-addresses.ts'
import { readAddressRows } from './read-sheet.ts'
import { writeAddressSheet, writeAddressTemplate } from './write-sheet.ts'

const keysOf = async (db: Db, companyId: string): Promise<ReadonlySet<string>> =>
  new Set((await allAddresses(db, companyId)).map((entry) => addressKey(textsOf(entry))))

/** Reading a sheet needs the same permission as saving its entries. */
export async function readAddressSheet(
  { database: { db } }: AddressDeps,
  { body, principal }: EndpointInput<typeof readCall>,
): Promise<Result<DataOf<typeof readCall>>> {
  const companyId = requireKeeper(principal)
  if (!companyId.ok) return companyId
  const taken = await takeSheetLimit(db, companyId.value)
  if (!taken.ok) return taken
  const bytes = await takeUpload(body, addressLimits.sheet.megabytes * megabyte)
  if (!bytes.ok) return bytes
  const rows = await readAddressRows(bytes.value, await keysOf(db, companyId.value))
  if (!rows.ok) return rows
  const count = await countAddresses(db, companyId.value)
  return ok({ rows: [...rows.value], count, max: addressLimits.entries })
}

/** Every wrong field of every entry, by its path. */
export const importProblems = ({
  entries = [],
}: PartialInput<{ readonly entries: readonly AddressTexts[] }>): WrongFields =>
  Object.fromEntries(
    entries.flatMap((entry, index) =>
      Object.entries(entry ? addressProblems(entry) : {}).map(([field, problem]) => [
        `entries.${index}.${field}`,
        problem,
      ]),
    ),
  )

function withoutKnown(entries: readonly AddressTexts[], known: ReadonlySet<string>) {
  const added = new Map(entries.map((entry) => [addressKey(entry), entry]))
  return [...added].filter(([key]) => !known.has(key)).map(([, entry]) => ({ ...entry, isDefault: false }))
}

export async function importAddresses(
  deps: AddressDeps,
  input: EndpointInput<typeof importCall>,
): Promise<Result<DataOf<typeof importCall>>> {
  const companyId = requireKeeper(input.principal)
  if (!companyId.ok) return companyId
  const taken = await takeSheetLimit(deps.database.db, companyId.value)
  if (!taken.ok) return taken
  const wrong = importProblems(input.body)
  if (Object.keys(wrong).length > 0) return invalidFields(wrong)
  const entries = input.body.entries.map(cleanAddress)
  return changeBook(deps, companyId.value, async (db) => {
    const added = withoutKnown(entries, await keysOf(db, companyId.value))
    const known = entries.length - added.length
    if (added.length === 0) return ok({ added: 0, known })
    const fits = await checkSpace(db, companyId.value, added.length)
    if (!fits.ok) return fits
    await insertAddresses(db, companyId.value, added)
    await audit(db, input, {
      action: 'addresses-imported',
      subjectId: companyId.value,
      after: { added: added.length, known },
    })
    return ok({ added: added.length, known })
  })
}

export async function addressTemplate({
  principal,
  request: { language },
}: EndpointInput<typeof templateCall>): Promise<Result<SentFile>> {
  const companyId = requireReader(principal)
  return companyId.ok ? ok(await writeAddressTemplate(language)) : companyId
}

export async function exportAddresses(
  { database: { db }, clock }: AddressDeps,
  input: EndpointInput<typeof exportCall>,
): Promise<Result<SentFile>> {
  const companyId = requireReader(input.principal)
  if (!companyId.ok) return companyId
  const taken = await takeSheetLimit(db, companyId.value)
  if (!taken.ok) return taken
  const { kind, search } = input.query
  const found = await allAddresses(db, companyId.value, { ...(kind && { kinds: [kind] }), search })
  await audit(db, input, {
    action: 'addresses-exported',
    subjectId: companyId.value,
    after: { count: found.length },
  })
  const { language } = input.request
  return ok(await writeAddressSheet(found, { language, day: shanghaiDay(clock.now()) }))
}
