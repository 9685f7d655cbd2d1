import type {
  confirmImport as confirmImportCall,
  discardImport as discardImportCall,
  ImportView,
  undoImport as undoImportCall,
} from '#contract/rate-imports.ts'
import { userOf } from '#domain/access/actor.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { expectFuture, priceTransaction, publishMoment, type RateDeps } from '#server/rates/deps.ts'
import { changeImport, lockIn } from '#server/rates/import-store.ts'
import { countImportFindings } from '#server/rates/publishing/check-publish.ts'
import { preparedImport, publicationProblem } from '#server/rates/publishing/publication-problem.ts'
import { restoreBeforeImport, withdrawImport } from '#server/rates/publishing/withdraw-store.ts'
import { auditImported, auditReversed } from './audit-import.ts'
import { listOpenOf } from './audit-import-store.ts'
import {
  deletePreview,
  hasRateEndingBefore,
  lockAndListOutdated,
  lockAndListSuperseded,
  writeImport,
} from './confirm-store.ts'
import { isSavedAsDrafts, viewOneImport } from './import-view.ts'
import { namedCodes } from './named-codes.ts'
import { outdatedRefusal } from './outdated-refusal.ts'
import { saveDrafts, undoDrafts } from './save-drafts.ts'

/** Saves all rows or none, and only if the versions they were compared with are still current. */
export async function confirmImport(
  deps: RateDeps,
  input: EndpointInput<typeof confirmImportCall>,
): Promise<Result<ImportView>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const { importId, at, keepsOldDays, skipsWrong, asDrafts } = input.body
  if (asDrafts) return saveDrafts(deps, input)
  const future = expectFuture(at, deps.clock.now())
  if (!future.ok) return future
  return priceTransaction(deps, async (db) => {
    const locked = await lockIn(db, importId, 'previewed')
    if (!locked.ok) return locked
    if (locked.value.wrong > 0 && !skipsWrong) return refusal('invalid-input', { count: locked.value.wrong })
    const outdated = await lockAndListOutdated(db, locked.value, input.alive)
    if (outdated.length > 0) return outdatedRefusal(outdated, locked.value)
    if (at !== null && (await hasRateEndingBefore(db, locked.value, shanghaiDay(new Date(at)))))
      return invalidFields({ at: 'inconsistent' })
    const now = deps.clock.now()
    const publishAt = publishMoment(at, now)
    const checked = { at: publishAt, now, ...deps.publishLimits }
    const counts = await countImportFindings(db, locked.value, checked, input.alive)
    const problem = publicationProblem(deps, input, { ...preparedImport(locked.value), counts })
    if (problem) return refusal(problem)
    await writeImport(db, locked.value, { at: publishAt, keepsOldDays }, input.alive)
    await auditImported(db, input, locked.value)
    await restoreBeforeImport(db, locked.value, { at: publishAt, now })
    const change = { state: 'confirmed', publishAt, confirmedAt: now } as const
    const confirmed = await changeImport(db, importId, change)
    const { fileName, added, changed, leftOut, wrong } = confirmed
    const after = { fileName, added, changed, leftOut, wrong, publishAt: publishAt.toISOString() }
    await audit(db, input, { action: 'rates-import-confirmed', subjectId: importId, after })
    return ok(await viewOneImport(deps, db, confirmed))
  })
}

/** Deletes a preview; a confirmed import stays in the history. */
export async function discardImport(
  { database }: RateDeps,
  input: EndpointInput<typeof discardImportCall>,
): Promise<Result<null>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const { importId } = input.body
  return database.transaction(async (db) => {
    const locked = await lockIn(db, importId, 'previewed')
    if (!locked.ok) return locked
    await deletePreview(db, locked.value, input.alive)
    const { kind, fileName } = locked.value
    await audit(db, input, {
      action: 'rates-import-discarded',
      subjectId: importId,
      before: { kind, fileName },
    })
    return ok(null)
  })
}

/** Undoes the import. Rates that have been changed since are refused, or kept as they are. */
export async function undoImport(
  deps: RateDeps,
  input: EndpointInput<typeof undoImportCall>,
): Promise<Result<ImportView>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const { importId, keepsLater } = input.body
  return priceTransaction(deps, async (db) => {
    const locked = await lockIn(db, importId, 'confirmed')
    if (!locked.ok) return locked
    if (isSavedAsDrafts(locked.value)) return undoDrafts(deps, db, input, locked.value)
    const kept = await lockAndListSuperseded(db, locked.value, input.alive)
    const open = await listOpenOf(db, importId, kept)
    if (kept.length > 0 && (!keepsLater || open.length === 0))
      return refusal('import-overtaken', { count: kept.length, codes: namedCodes(kept), rest: open.length })
    const now = deps.clock.now()
    await auditReversed(db, input, locked.value, open)
    const staffId = userOf(input.principal.actor)
    const ended = await withdrawImport(db, locked.value, { now, staffId, kept }, input.alive)
    const change = { state: 'undone', undoneAt: now, undoneBy: staffId, kept: kept.length } as const
    const undone = await changeImport(db, importId, change)
    const after = { fileName: undone.fileName, ended, kept: kept.length }
    await audit(db, input, { action: 'rates-import-undone', subjectId: importId, after })
    return ok(await viewOneImport(deps, db, undone))
  })
}
