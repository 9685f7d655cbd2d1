import { type OfficeContainer, officeContainerOf, sampledBytes } from '#domain/files/file-content.ts'
import { type OfficeType, officeTypes } from '#domain/files/file-kind.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { createConcurrencyLimiter } from '#server/platform/concurrency-limiter.ts'
import { checkCompound } from './check-compound.ts'
import { checkPackage } from './check-package.ts'
import type { OfficeDanger } from './office-danger.ts'

type Found = OfficeType | OfficeDanger | undefined

const checks: Readonly<Record<OfficeContainer, (bytes: Buffer) => Promise<Found>>> = {
  zip: checkPackage,
  compound: async (bytes) => checkCompound(bytes),
}

const isType = (found: OfficeType | OfficeDanger): found is OfficeType =>
  Object.values<string>(officeTypes).includes(found)

// Each may take the memory of an unpacked file.
const limited = createConcurrencyLimiter({ concurrent: 2, queued: 20 })

/**
 * The type of a Word or Excel file by its content. Refuses macros, encryption, files inside the file and content that is
 * loaded from elsewhere; found without a virus scanner.
 */
export async function checkOffice(bytes: Buffer): Promise<Result<OfficeType>> {
  const container = officeContainerOf({ head: bytes, tail: bytes.subarray(-sampledBytes.tail) })
  const found = container ? await limited(() => checks[container](bytes)) : ok(undefined)
  if (!found.ok) return found
  if (!found.value) return invalidFields({ file: 'wrong-format' })
  return isType(found.value) ? ok(found.value) : refusal(found.value)
}
