import type { previewRateEdit as previewRateEditCall } from '#contract/rate-edits.ts'
import type { ImportView } from '#contract/rate-imports.ts'
import { userOf } from '#domain/access/actor.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import { editName, isEmptyEdit } from '#domain/rates/bulk-edit.ts'
import { rateSheetLimits } from '#domain/rates/sheet-limits.ts'
import { invalidFields, ok, type Result, refusal, type WrongFields } from '#domain/values/refusal.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { RateDeps } from '#server/rates/deps.ts'
import { namedInSearch } from '#server/rates/finding/rate-places.ts'
import { openRateIds } from '#server/rates/finding/search-rates-store.ts'
import { changeImport, insertImport, type StoredImport } from '#server/rates/import-store.ts'
import { areCertified } from '#server/rates/rate-problems.ts'
import { deleteRows } from './confirm-store.ts'
import { withCompanyNumbers } from './edit-companies.ts'
import { type StoredEdit, writeEditRows } from './edit-rows.ts'
import { currentVersions, type EditedVersion, namedVersions } from './edit-store.ts'
import { summarise } from './import-rows-store.ts'
import { viewOneImport } from './import-view.ts'
import { namedCodes } from './named-codes.ts'

type Input = EndpointInput<typeof previewRateEditCall>

const asSelected = (id: string): EditedVersion => ({ id, selectedId: id })

/** Only published versions without an end have a price that an edit can replace; a draft is edited in its form. */
async function selectedVersions(
  db: Db,
  { kind }: Input['body'],
  ids: readonly string[],
): Promise<Result<readonly EditedVersion[]>> {
  const versions = await namedVersions(db, kind, ids)
  if (versions.some(({ code }) => code === null)) return refusal('not-found')
  const closed = versions.flatMap(({ code, isOpen }) => (isOpen || code === null ? [] : [code]))
  return closed.length > 0
    ? refusal('rates-not-open', { codes: namedCodes(closed) })
    : ok(versions.map(({ id }) => asSelected(id)))
}

async function versionsOf(
  deps: RateDeps,
  db: Db,
  { body, principal }: Pick<Input, 'body' | 'principal'>,
): Promise<Result<readonly EditedVersion[]>> {
  const { kind, rates } = body
  if (rates.of === 'selected') return selectedVersions(db, body, rates.rateIds)
  if (rates.of === 'typed')
    return selectedVersions(
      db,
      body,
      rates.rates.map(({ rateId }) => rateId),
    )
  const { of: _, ...filters } = rates
  const reader = userOf(principal.actor)
  const search = { ...filters, kind, reader, ...(await namedInSearch(db, filters.search)) }
  const ids = await openRateIds(db, search, deps.clock.now())
  if (ids.length === 0) return invalidFields({ rates: 'too-few' })
  return ids.length > rateSheetLimits.rows ? invalidFields({ rates: 'too-many' }) : ok(ids.map(asSelected))
}

function problemsOf({ kind, rates, change }: Input['body']): WrongFields {
  const { validFrom, validTo, surcharge } = change
  return {
    ...(rates.of !== 'typed' && isEmptyEdit(change) && { change: 'required' }),
    ...(validFrom && validTo && validFrom > validTo && { 'change.validTo': 'inconsistent' }),
    ...(surcharge && kind !== 'ocean-lane' && { 'change.surcharge': 'inconsistent' }),
  }
}

const typedBy = ({ rates }: Input['body']): StoredEdit['typed'] =>
  rates.of === 'typed' ? Object.fromEntries(rates.rates.map(({ rateId, prices }) => [rateId, prices])) : {}

type Editing = Doer & Pick<Input, 'alive'>

async function writePreview(
  deps: RateDeps,
  db: Db,
  input: Editing,
  { id: importId, kind, edit }: StoredImport,
  versions: readonly EditedVersion[],
): Promise<ImportView> {
  if (!edit) throw new Error('A spreadsheet is no edit')
  const counts = await writeEditRows(db, { importId, kind, edit }, versions, input.alive)
  await changeImport(db, importId, counts)
  const imported = await summarise(db, { id: importId, kind })
  const after = { kind, fileName: imported.fileName, ...counts }
  await audit(db, input, { action: 'rates-edit-previewed', subjectId: importId, after })
  return viewOneImport(deps, db, imported)
}

/** Stores what the edit would do as an import that waits for its confirmation; no rate is saved. */
export async function previewRateEdit(deps: RateDeps, input: Input): Promise<Result<ImportView>> {
  const { body, principal } = input
  const may = mayPublishRates(principal.actor)
  if (!may.ok) return may
  const staffId = userOf(principal.actor)
  if (staffId === null) throw new Error('An edit needs a member of staff')
  const problems = problemsOf(body)
  if (Object.keys(problems).length > 0) return invalidFields(problems)
  return deps.database.transaction(async (db) => {
    const versions = await versionsOf(deps, db, input)
    if (!versions.ok) return versions
    if (!(await areCertified(db, body.change))) return invalidFields({ 'change.companies': 'unknown-value' })
    const edit = { change: body.change, typed: typedBy(body) }
    const fileName = editName(await withCompanyNumbers(db, body.change))
    const added = { kind: body.kind, fileName, staffId, edit }
    return ok(await writePreview(deps, db, input, await insertImport(db, added), versions.value))
  })
}

/** Where a version was replaced meanwhile, the edit applies to the versions that replaced it; an archived one is left out. */
export async function recomputeEdit(db: Db, imported: StoredImport, alive: () => void): Promise<void> {
  const { id, kind, edit } = imported
  if (!edit) throw new Error('A spreadsheet is no edit')
  const versions = await currentVersions(db, id)
  await deleteRows(db, imported, alive)
  const typed = Object.fromEntries(
    versions.flatMap(({ id, selectedId }) => {
      const prices = edit.typed[selectedId]
      return prices ? [[id, prices]] : []
    }),
  )
  const current = versions.map(({ id }) => asSelected(id))
  const changed = { ...edit, typed }
  const counts = await writeEditRows(db, { importId: id, kind, edit: changed }, current, alive)
  await changeImport(db, id, { edit: changed, ...counts })
}
