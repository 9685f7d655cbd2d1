import type { RecordNotes, StaffName } from '#contract/notes.ts'
import { unmatchedIn } from '#domain/access/mentions.ts'
import { holdersFor, type Permission } from '#domain/access/permissions.ts'
import { type OwnedKind, ownedKinds, ownerPermission, recordPermissions } from '#domain/access/records.ts'
import { findStaff, listStaffMembers } from '#server/console/staff-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { isAssignment, listNotes, mentionsOf, ownerOf, type RecordKey } from './note-store.ts'

const isOwned = (kind: string): kind is OwnedKind => ownedKinds.some((one) => one === kind)

/** Members of staff who can log in and have the permission. */
export async function staffWho(db: Db, permission: Permission): Promise<readonly StaffName[]> {
  const holders = holdersFor(permission)
  return (await listStaffMembers(db))
    .filter(({ isDisabled, totpSecret }) => !isDisabled && totpSecret !== null)
    .filter(({ roles }) => roles.some((role) => holders.includes(role)))
    .map(({ id, name }) => ({ id, name }))
}

export async function viewNotes(db: Db, { kind, id }: RecordKey): Promise<RecordNotes> {
  const notes = await listNotes(db, { kind, id })
  const mentions = await mentionsOf(
    db,
    notes.map((note) => note.id),
  )
  const owner = isOwned(kind) ? await ownerOf(db, { kind, id }) : null
  const ids = [...notes, ...mentions].map(({ staffId }) => staffId)
  const named = await findStaff(db, [...new Set(owner ? [...ids, owner] : ids)])
  const nameOf = (staffId: string): StaffName =>
    named.find((one) => one.id === staffId) ?? { id: staffId, name: '' }
  return {
    notes: notes.map((note) => {
      const mentioned = mentions
        .filter(({ noteId }) => noteId === note.id)
        .map(({ staffId }) => nameOf(staffId))
      return {
        id: note.id,
        text: note.text,
        at: note.at.toISOString(),
        by: nameOf(note.staffId),
        isAssignment: isAssignment(note),
        mentioned,
        unmatched: [...unmatchedIn(note.text, mentioned)],
      }
    }),
    owner: owner === null ? null : nameOf(owner),
    colleagues: [...(await staffWho(db, recordPermissions[kind]))],
    possibleOwners: isOwned(kind) ? [...(await staffWho(db, ownerPermission))] : [],
  }
}
