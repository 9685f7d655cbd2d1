import type { DataOf } from '#contract/call.ts'
import type { FoundInConsole, searchConsole as searchCall } from '#contract/console-search.ts'
import { userOf } from '#domain/access/actor.ts'
import { foundPerGroup, groupsFor } from '#domain/access/console-search.ts'
import { auditedSearch } from '#domain/audit/audited-search.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { ConsoleDeps } from './deps.ts'

/** A group that the roles do not allow is not searched. */
export async function searchConsole(
  { database, clock, finders }: Pick<ConsoleDeps, 'database' | 'clock' | 'finders'>,
  input: EndpointInput<typeof searchCall>,
): Promise<Result<DataOf<typeof searchCall>>> {
  const { actor } = input.principal
  if (actor.kind !== 'staff') return refusal('not-allowed')
  const { text } = input.query
  const search = { text, language: input.request.language, actor, now: clock.now(), max: foundPerGroup }
  return database.transaction(async (db) => {
    const found: FoundInConsole[] = []
    for (const group of groupsFor(actor))
      found.push(...(await finders[group](db, search)).map((one) => ({ ...one, group })))
    const after = { search: auditedSearch(text), rows: found.length }
    await audit(db, input, { action: 'console-searched', subjectId: userOf(actor), after })
    return ok({ found })
  })
}
