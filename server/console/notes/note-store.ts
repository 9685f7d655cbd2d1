import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { staffMember } from '#database/schema/console.ts'
import { noteMention, recordOwner, staffNote } from '#database/schema/console-notes.ts'
import { notesShown, type OwnedKind, type RecordKind } from '#domain/access/records.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type RecordKey<Kind extends RecordKind = RecordKind> = { readonly kind: Kind; readonly id: string }
type StoredNote = typeof staffNote.$inferSelect

const noteColumns = { company: staffNote.companyId, request: staffNote.request, rate: staffNote.rate }
const ownerColumns = { company: recordOwner.companyId, request: recordOwner.request }
const fieldOf = { company: 'companyId', request: 'request', rate: 'rate' } as const

/** The record that a note is on. */
export function recordOf({ companyId, request, rate }: StoredNote): RecordKey {
  if (companyId !== null) return { kind: 'company', id: companyId }
  return request !== null ? { kind: 'request', id: request } : { kind: 'rate', id: rate ?? '' }
}

/** No one can type an empty note: one without a text says that the record was assigned to the colleague it names. */
const assignmentText = ''
export const isAssignment = ({ text }: StoredNote): boolean => text === assignmentText

/** The newest first. */
export const listNotes = (db: Db, { kind, id }: RecordKey): Promise<StoredNote[]> =>
  db
    .select()
    .from(staffNote)
    .where(eq(noteColumns[kind], id))
    .orderBy(desc(staffNote.at), desc(staffNote.id))
    .limit(notesShown)

type NewNote = Pick<StoredNote, 'staffId' | 'text' | 'at'> & { readonly mentioned: readonly string[] }

export async function insertNote(db: Db, { kind, id }: RecordKey, { mentioned, ...note }: NewNote) {
  const [inserted] = await db
    .insert(staffNote)
    .values({ ...note, [fieldOf[kind]]: id })
    .returning({ id: staffNote.id })
  if (!inserted) throw new Error('The note was not saved')
  if (mentioned.length > 0)
    await db.insert(noteMention).values(mentioned.map((staffId) => ({ noteId: inserted.id, staffId })))
}

/** The colleague is notified like one who is named in a note; who was assigned before is not asked any more. */
export async function insertAssignment(
  db: Db,
  record: RecordKey<OwnedKind>,
  { owner, ...note }: Pick<StoredNote, 'staffId' | 'at'> & { readonly owner: string | null },
): Promise<void> {
  const { kind, id } = record
  const former = db
    .select({ id: staffNote.id })
    .from(staffNote)
    .where(and(eq(noteColumns[kind], id), eq(staffNote.text, assignmentText)))
  await db
    .update(noteMention)
    .set({ doneAt: note.at })
    .where(and(isNull(noteMention.doneAt), inArray(noteMention.noteId, former)))
  if (owner !== null && owner !== note.staffId)
    await insertNote(db, record, { ...note, text: assignmentText, mentioned: [owner] })
}

/** The members of staff that each of the notes names. */
export const mentionsOf = (db: Db, noteIds: readonly string[]) =>
  db
    .select({ noteId: noteMention.noteId, staffId: noteMention.staffId })
    .from(noteMention)
    .where(inArray(noteMention.noteId, [...noteIds]))

const isOpenFor = (staffId: string): SQL | undefined =>
  and(eq(noteMention.staffId, staffId), isNull(noteMention.doneAt))

/** The notes that name a member of staff who is not done with them; the oldest first. */
export const openMentions = (db: Db, staffId: string) =>
  db
    .select({ note: staffNote, by: staffMember.name })
    .from(noteMention)
    .innerJoin(staffNote, eq(staffNote.id, noteMention.noteId))
    .innerJoin(staffMember, eq(staffMember.id, staffNote.staffId))
    .where(isOpenFor(staffId))
    .orderBy(asc(staffNote.at), asc(staffNote.id))
    .limit(notesShown)

/** False if it does not name the member, or the member was done with it before. */
export async function markDone(db: Db, noteId: string, staffId: string, at: Date): Promise<boolean> {
  const done = await db
    .update(noteMention)
    .set({ doneAt: at })
    .where(and(eq(noteMention.noteId, noteId), isOpenFor(staffId)))
    .returning({ noteId: noteMention.noteId })
  return done.length > 0
}

/** How many mentions wait for a member of staff, and who wrote the newest. */
export async function newsOfMentions(db: Db, staffId: string) {
  const open = await openMentions(db, staffId)
  const newest = open.at(-1)
  return { waiting: open.length, newest: newest ? { label: newest.by, at: newest.note.at } : null }
}

export async function ownerOf(db: Db, { kind, id }: RecordKey<OwnedKind>): Promise<string | null> {
  const [found] = await db
    .select({ staffId: recordOwner.staffId })
    .from(recordOwner)
    .where(eq(ownerColumns[kind], id))
  return found?.staffId ?? null
}

/** Of several requests, by their numbers. */
export const ownersOfRequests = (db: Db, numbers: readonly string[]) =>
  db
    .select({ number: recordOwner.request, id: staffMember.id, name: staffMember.name })
    .from(recordOwner)
    .innerJoin(staffMember, eq(staffMember.id, recordOwner.staffId))
    .where(inArray(recordOwner.request, [...numbers]))

/** The numbers of the requests of a member of staff, or of all that have an owner. */
export const ownedRequests = (db: Db, staffId?: string) =>
  db
    .select({ number: recordOwner.request })
    .from(recordOwner)
    .where(
      and(
        isNotNull(recordOwner.request),
        staffId === undefined ? undefined : eq(recordOwner.staffId, staffId),
      ),
    )

export async function replaceOwner(
  db: Db,
  { kind, id }: RecordKey<OwnedKind>,
  owner: { readonly staffId: string | null; readonly at: Date },
): Promise<void> {
  const { staffId, at } = owner
  if (staffId === null) {
    await db.delete(recordOwner).where(eq(ownerColumns[kind], id))
    return
  }
  await db
    .insert(recordOwner)
    .values({ [fieldOf[kind]]: id, staffId, at })
    .onConflictDoUpdate({ target: ownerColumns[kind], set: { staffId, at } })
}
