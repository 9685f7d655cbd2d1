import { z } from 'zod'
import { ownedKinds, recordKinds } from '#domain/access/records.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'
import { typedLines } from './typed-text.ts'

const staffName = z.object({ id: z.string(), name: z.string() })
export type StaffName = z.infer<typeof staffName>

/** The id of a company, the number of a request, or the kind and the code of a rate with a space between them. */
const recordId = z.string().min(1).max(100)

export const recordNotes = z.object({
  /** Newest first; customers never read them. */
  notes: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      at: z.iso.datetime(),
      by: staffName,
      /** Written by the assignment of the record to the colleague that it names; its text is empty. */
      isAssignment: z.boolean(),
      mentioned: z.array(staffName),
      /** Typed as @name, and no colleague who may see the record. */
      unmatched: z.array(z.string()),
    }),
  ),
  /** Who looks after it. */
  owner: staffName.nullable(),
  /** Who may see the record: they can be named as @name. */
  colleagues: z.array(staffName),
  /** Who may look after it; empty for a rate. */
  possibleOwners: z.array(staffName),
})
export type RecordNotes = z.infer<typeof recordNotes>

export const readNotes = defineCall({
  name: 'readNotes',
  capability: 'console',
  access: 'staff',
  method: 'GET',
  path: '/api/console/notes',
  query: z.object({ kind: z.enum(recordKinds), id: recordId }),
  data: recordNotes,
})

/** Colleagues named as @name find it in their overview, if they may see the record. */
export const addNote = defineCall({
  name: 'addNote',
  capability: 'console',
  access: 'staff',
  method: 'POST',
  path: '/api/console/notes',
  body: z.strictObject({
    kind: z.enum(recordKinds),
    id: recordId,
    text: typedLines(textLimits.note).min(1),
  }),
  data: recordNotes,
})

export const setOwner = defineCall({
  name: 'setOwner',
  capability: 'console',
  access: 'staff',
  method: 'POST',
  path: '/api/console/owner',
  body: z.strictObject({
    kind: z.enum(ownedKinds),
    id: recordId,
    /** Null for no one. */
    staffId: z.uuid().nullable(),
  }),
  data: recordNotes,
})

const mention = z.object({
  noteId: z.string(),
  kind: z.enum(recordKinds),
  /** The id in the URL of the record. */
  opens: z.string(),
  /** The name of the company, the number of the request or the code of the rate. */
  label: z.string(),
  /** The record was assigned to the caller; the text is empty. */
  isAssignment: z.boolean(),
  text: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
})
export type Mention = z.infer<typeof mention>

/** The notes that name the caller and the assignments to the caller that are not done, oldest first. */
export const listMentions = defineCall({
  name: 'listMentions',
  capability: 'console',
  access: 'staff',
  method: 'GET',
  path: '/api/console/mentions',
  data: z.object({ mentions: z.array(mention) }),
})

export const closeMention = defineCall({
  name: 'closeMention',
  capability: 'console',
  access: 'staff',
  method: 'POST',
  path: '/api/console/mentions/done',
  body: z.strictObject({ noteId: z.uuid() }),
  data: z.null(),
})
