import type {
  addNote as addCall,
  setOwner as ownerCall,
  RecordNotes,
  readNotes as readCall,
} from '#contract/notes.ts'
import { userOf } from '#domain/access/actor.ts'
import { mentionedIn } from '#domain/access/mentions.ts'
import { permit } from '#domain/access/permit.ts'
import { ownerPermission, recordPermissions } from '#domain/access/records.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { ConsoleDeps } from '#server/console/deps.ts'
import type { FoundRecord } from '#server/console/records.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { insertAssignment, insertNote, ownerOf, type RecordKey, replaceOwner } from './note-store.ts'
import { staffWho, viewNotes } from './read-notes.ts'

type Deps = Pick<ConsoleDeps, 'database' | 'clock' | 'records'>

type Subject = { readonly subjectId: string | null; readonly after: Readonly<Record<string, string>> }

/** The log links to the page of a company or rate by its id, and to that of a request by its number. */
const subjectOf = (kind: RecordKey['kind'], { label, opens }: FoundRecord): Subject => {
  if (kind === 'request') return { subjectId: null, after: { number: label } }
  return { subjectId: opens, after: kind === 'rate' ? { code: label } : {} }
}

export async function readNotes(
  { database, records }: Deps,
  { query, principal }: EndpointInput<typeof readCall>,
): Promise<Result<RecordNotes>> {
  const may = permit(principal.actor, recordPermissions[query.kind])
  if (!may.ok) return may
  const found = await records[query.kind](database.db, query.id)
  return found ? ok(await viewNotes(database.db, query)) : refusal('not-found')
}

/** The audit log names the record and the colleagues, not the text. */
export async function addNote(
  { database, clock, records }: Deps,
  input: EndpointInput<typeof addCall>,
): Promise<Result<RecordNotes>> {
  const { kind, id, text } = input.body
  const { actor } = input.principal
  const may = permit(actor, recordPermissions[kind])
  if (!may.ok) return may
  const staffId = userOf(actor) ?? ''
  return database.transaction(async (db) => {
    const found = await records[kind](db, id)
    if (!found) return refusal('not-found')
    const others = (await staffWho(db, recordPermissions[kind])).filter((one) => one.id !== staffId)
    const mentioned = mentionedIn(text, others)
    await insertNote(
      db,
      { kind, id },
      {
        staffId,
        text,
        at: clock.now(),
        mentioned: mentioned.map((one) => one.id),
      },
    )
    const { subjectId, after } = subjectOf(kind, found)
    const names = mentioned.map(({ name }) => name)
    await audit(db, input, { action: `${kind}-note-added`, subjectId, after: { ...after, mentioned: names } })
    return ok(await viewNotes(db, { kind, id }))
  })
}

/** Staff who may see the record name who looks after it; that must be a member who answers requests. */
export async function setOwner(
  { database, clock, records }: Deps,
  input: EndpointInput<typeof ownerCall>,
): Promise<Result<RecordNotes>> {
  const { kind, id, staffId } = input.body
  const { actor } = input.principal
  const may = permit(actor, recordPermissions[kind])
  if (!may.ok) return may
  return database.transaction(async (db) => {
    const found = await records[kind](db, id)
    if (!found) return refusal('not-found')
    const possible = await staffWho(db, ownerPermission)
    const named = possible.find((one) => one.id === staffId)
    if (staffId !== null && !named) return invalidFields({ staffId: 'unknown-value' })
    const before = await ownerOf(db, { kind, id })
    const at = clock.now()
    await replaceOwner(db, { kind, id }, { staffId, at })
    if (before !== staffId)
      await insertAssignment(db, { kind, id }, { owner: staffId, staffId: userOf(actor) ?? '', at })
    const { subjectId, after } = subjectOf(kind, found)
    await audit(db, input, {
      action: `${kind}-owner-set`,
      subjectId,
      before: { owner: possible.find((one) => one.id === before)?.name ?? null },
      after: { ...after, owner: named?.name ?? null },
    })
    return ok(await viewNotes(db, { kind, id }))
  })
}
