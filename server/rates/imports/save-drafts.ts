import type {
  confirmImport as confirmImportCall,
  ImportView,
  undoImport as undoImportCall,
} from '#contract/rate-imports.ts'
import { userOf } from '#domain/access/actor.ts'
import { changedFields } from '#domain/rates/changed-fields.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit, auditEach } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { type RateDeps, rateTransaction } from '#server/rates/deps.ts'
import { changeImport, lockIn, type StoredImport } from '#server/rates/import-store.ts'
import { findRates } from '#server/rates/rate-store.ts'
import { staffNames } from '#server/rates/staff-names.ts'
import { lockAndListOutdated, lockImportCodes } from './confirm-store.ts'
import {
  codesWithoutDraft,
  deleteDrafts,
  draftsOfCodes,
  leaveOutCodes,
  listDraftsOf,
  repeatedCodes,
  writeDrafts,
} from './draft-store.ts'
import { summarise } from './import-rows-store.ts'
import { viewOneImport } from './import-view.ts'
import { namedCodes } from './named-codes.ts'
import { outdatedRefusal } from './outdated-refusal.ts'

type Input = EndpointInput<typeof confirmImportCall>

const savedRows = ({ added, changed, leftOut }: StoredImport): number => added + changed - leftOut

/** Rates that have a draft already, of a colleague or one's own, are refused with the names of its authors, or left out. */
async function keepOtherDrafts(
  deps: RateDeps,
  db: Db,
  { body }: Input,
  imported: StoredImport,
): Promise<Result<StoredImport>> {
  const drafts = await draftsOfCodes(db, imported)
  if (drafts.length === 0) return ok(imported)
  const rest = savedRows(imported) - drafts.length
  if (!body.keepsDrafts || rest === 0) {
    const names = await staffNames(
      deps,
      db,
      drafts.map(({ staffId }) => staffId),
    )
    const codes = drafts.map(({ code }) => code)
    const params = { codes: namedCodes(codes), names: [...new Set(names.values())].join(', ') }
    return refusal('drafts-exist', { count: drafts.length, ...params, rest })
  }
  await leaveOutCodes(
    db,
    imported,
    drafts.map(({ code }) => code),
  )
  return ok(await summarise(db, imported))
}

/** One entry for each rate, as if it had been saved in its form. */
async function auditDrafts(db: Db, input: Input, imported: StoredImport): Promise<void> {
  const drafts = await listDraftsOf(db, imported)
  const ids = drafts.flatMap(({ id, editedId }) => (editedId ? [id, editedId] : [id]))
  const versions = new Map((await findRates(db, ids)).map((version) => [version.id, version]))
  const entries = drafts.flatMap(({ id, editedId }) => {
    const [draft, edited] = [versions.get(id), versions.get(editedId ?? '')]
    if (!draft) return []
    const { before, after } = changedFields(edited, draft)
    const { code, version } = draft
    return [
      {
        action: 'rate-saved' as const,
        subjectId: id,
        ...(edited && { before: { code, version: edited.version, ...before } }),
        after: { code, version, fileName: imported.fileName, ...after },
      },
    ]
  })
  await auditEach(db, input, entries)
}

/** Saves all rates of an edit as drafts or none; for customers nothing changes. */
export const saveDrafts = (deps: RateDeps, input: Input): Promise<Result<ImportView>> =>
  rateTransaction(deps, async (db) => {
    const { importId } = input.body
    const locked = await lockIn(db, importId, 'previewed')
    if (!locked.ok) return locked
    const { edit, wrong } = locked.value
    if (!edit) return invalidFields({ asDrafts: 'inconsistent' })
    if (wrong > 0) return refusal('invalid-input', { count: wrong })
    const outdated = await lockAndListOutdated(db, locked.value, input.alive)
    if (outdated.length > 0) return outdatedRefusal(outdated, locked.value)
    const repeated = await repeatedCodes(db, locked.value)
    if (repeated.length > 0) return refusal('one-draft-each', { codes: namedCodes(repeated) })
    const kept = await keepOtherDrafts(deps, db, input, locked.value)
    if (!kept.ok) return kept
    await writeDrafts(db, kept.value, input.alive)
    await auditDrafts(db, input, kept.value)
    const confirmed = await changeImport(db, importId, { state: 'confirmed', confirmedAt: deps.clock.now() })
    const { fileName, added, changed, leftOut } = confirmed
    const after = { fileName, added, changed, leftOut, wrong, publishAt: null }
    await audit(db, input, { action: 'rates-import-confirmed', subjectId: importId, after })
    return ok(await viewOneImport(deps, db, confirmed))
  })

/** Deletes the drafts of an edit. One that was published, saved again or discarded since is kept as it is. */
export async function undoDrafts(
  deps: RateDeps,
  db: Db,
  input: EndpointInput<typeof undoImportCall>,
  imported: StoredImport,
): Promise<Result<ImportView>> {
  await lockImportCodes(db, imported)
  const kept = await codesWithoutDraft(db, imported)
  const rest = savedRows(imported) - kept.length
  if (kept.length > 0 && (!input.body.keepsLater || rest === 0))
    return refusal('drafts-changed', { count: kept.length, codes: namedCodes(kept), rest })
  const deleted = await deleteDrafts(db, imported)
  await auditEach(
    db,
    input,
    deleted.map(({ id, code, version }) => ({
      action: 'rate-discarded',
      subjectId: id,
      before: { code, version, state: 'draft' },
    })),
  )
  const by = { undoneAt: deps.clock.now(), undoneBy: userOf(input.principal.actor) }
  const undone = await changeImport(db, imported.id, { state: 'undone', ...by, kept: kept.length })
  const after = { fileName: undone.fileName, ended: deleted.length, kept: kept.length }
  await audit(db, input, { action: 'rates-import-undone', subjectId: imported.id, after })
  return ok(await viewOneImport(deps, db, undone))
}
