import type { DataOf } from '#contract/call.ts'
import type { closeMention as closeCall, listMentions as listCall, Mention } from '#contract/notes.ts'
import { type Actor, userOf } from '#domain/access/actor.ts'
import { may } from '#domain/access/permissions.ts'
import { permit } from '#domain/access/permit.ts'
import { recordPermissions } from '#domain/access/records.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { ConsoleDeps } from '#server/console/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { isAssignment, markDone, openMentions, recordOf } from './note-store.ts'

type Deps = Pick<ConsoleDeps, 'database' | 'clock' | 'records'>
type OpenMention = Awaited<ReturnType<typeof openMentions>>[number]

/** Nothing of a record that the reader may no longer see, or that is gone. */
async function viewMention(
  { records }: Deps,
  db: Db,
  actor: Actor,
  { note, by }: OpenMention,
): Promise<readonly Mention[]> {
  const { kind, id } = recordOf(note)
  const found = may(actor, recordPermissions[kind]) ? await records[kind](db, id) : undefined
  return found
    ? [
        {
          noteId: note.id,
          kind,
          ...found,
          isAssignment: isAssignment(note),
          text: note.text,
          at: note.at.toISOString(),
          by,
        },
      ]
    : []
}

export async function listMentions(
  deps: Deps,
  { principal: { actor } }: EndpointInput<typeof listCall>,
): Promise<Result<DataOf<typeof listCall>>> {
  const allowed = permit(actor, 'read-mentions')
  if (!allowed.ok) return allowed
  const { db } = deps.database
  const mentions: Mention[] = []
  for (const one of await openMentions(db, userOf(actor) ?? ''))
    mentions.push(...(await viewMention(deps, db, actor, one)))
  return ok({ mentions })
}

/** The own mentions only. */
export async function closeMention(
  { database, clock }: Deps,
  input: EndpointInput<typeof closeCall>,
): Promise<Result<null>> {
  const { actor } = input.principal
  const allowed = permit(actor, 'read-mentions')
  if (!allowed.ok) return allowed
  const staffId = userOf(actor) ?? ''
  return database.transaction(async (db) => {
    if (!(await markDone(db, input.body.noteId, staffId, clock.now()))) return refusal('not-found')
    await audit(db, input, { action: 'mention-done', subjectId: staffId })
    return ok(null)
  })
}
