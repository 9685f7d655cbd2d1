import { buffer } from 'node:stream/consumers'
import type { DataOf } from '#contract/call.ts'
import type { compareLicence as compareLicenceCall } from '#contract/review.ts'
import { mayDecideCertification, maySeeLicence } from '#domain/access/may-staff.ts'
import { compareLicence as compare } from '#domain/certification/compare-licence.ts'
import { megabyte, megabytesText } from '#domain/files/file-kind.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { pictureForReading } from '#server/files/index.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { findCompany } from './company-store.ts'
import { openLicence } from './read-licence.ts'
import type { ReviewDeps } from './review.ts'

/** A picture that was encoded again may be larger than its upload. */
const maxBytes = 20 * megabyte

type Deps = Pick<ReviewDeps, 'database' | 'store' | 'recogniseText'>
type Input = Doer & Pick<EndpointInput<typeof compareLicenceCall>, 'body' | 'alive'>

async function recognise({ recogniseText, ...deps }: Deps, input: Input): Promise<Result<string>> {
  const opened = await openLicence(deps, input.body)
  if (!opened.ok) return opened
  const { file, pieces } = opened.value
  if (!file.mediaType.startsWith('image/')) return refusal('licence-not-a-picture')
  if (file.bytes > maxBytes) return refusal('too-large', { limit: megabytesText(maxBytes) })
  const picture = await pictureForReading(await buffer(pieces))
  if (!picture.ok) return picture
  if (!picture.value) return refusal('licence-not-recognised')
  // The time of the request begins again with the part that takes longest.
  input.alive()
  const text = await recogniseText(picture.value)
  if (!text.ok) return text
  return text.value === undefined ? refusal('licence-not-recognised') : ok(text.value)
}

/** Hints for the reviewer; nothing is decided by them. Audited before the text is sent. */
export async function compareLicence(
  deps: Deps,
  input: Input,
): Promise<Result<DataOf<typeof compareLicenceCall>>> {
  const { actor } = input.principal
  const may = maySeeLicence(actor)
  if (!may.ok) return may
  const mayDecide = mayDecideCertification(actor)
  if (!mayDecide.ok) return mayDecide
  const text = await recognise(deps, input)
  if (!text.ok) return text
  const { companyId, fileId } = input.body
  const { db } = deps.database
  const stored = await findCompany(db, companyId)
  if (!stored) return refusal('not-found')
  await audit(db, input, { action: 'licence-recognised', subjectId: companyId, after: { file: fileId } })
  const { name: companyName, country, creditCode, registrationNumber } = stored
  const licenceEnd = fileId === stored.licenceFileId ? stored.licenceValidTo : null
  const submitted = { companyName, country, creditCode, registrationNumber, licenceEnd }
  return ok({ comparisons: [...compare(text.value, submitted)] })
}
