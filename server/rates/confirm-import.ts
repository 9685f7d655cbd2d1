import type {
  confirmImport as confirmImportCall,
  ImportView,
  undoImport as undoImportCall,
} from '#contract/rate-imports.ts'
import { userOf } from '#domain/access/actor.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { lockAndCountMoved, lockAndCountOvertaken, writeImport } from './confirm-store.ts'
import { changingPrices, publishMoment, type RateDeps } from './deps.ts'
import { changeImport, lockImport, type StoredImport } from './import-store.ts'
import { viewOneImport } from './import-view.ts'
import { withdrawImport } from './withdraw-store.ts'

/** The import once nobody else handles it, if it is still where the asker saw it. */
async function lockIn(
  queries: Queries,
  importId: string,
  state: StoredImport['state'],
): Promise<Verdict<StoredImport>> {
  const imported = await lockImport(queries, importId)
  if (!imported) return refuse('not-found')
  return imported.state === state ? accept(imported) : refuse('import-closed')
}

/** All rows or none, and only onto the versions they were compared with. */
export async function confirmImport(
  deps: RateDeps,
  input: EndpointInput<typeof confirmImportCall>,
): Promise<Verdict<ImportView>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const { importId, at } = input.body
  return changingPrices(deps, async (queries) => {
    const locked = await lockIn(queries, importId, 'previewed')
    if (!locked.ok) return locked
    if (locked.value.wrong > 0) return refuse('invalid-input', { count: locked.value.wrong })
    const moved = await lockAndCountMoved(queries, locked.value, input.alive)
    if (moved > 0) return refuse('rate-changed')
    const now = deps.clock.now()
    const publishAt = publishMoment(at, now)
    await writeImport(queries, locked.value, publishAt, input.alive)
    const change = { state: 'confirmed', publishAt, confirmedAt: now } as const
    const confirmed = await changeImport(queries, importId, change)
    const { added, changed } = confirmed
    const after = { added, changed, publishAt: publishAt.toISOString() }
    await audit(queries, input, { action: 'rates-import-confirmed', subjectId: importId, after })
    return accept(await viewOneImport(deps, queries, confirmed))
  })
}

/** In one step, and only while everything still stands as the import left it. */
export async function undoImport(
  deps: RateDeps,
  input: EndpointInput<typeof undoImportCall>,
): Promise<Verdict<ImportView>> {
  const may = mayPublishRates(input.principal.actor)
  if (!may.ok) return may
  const { importId } = input.body
  return changingPrices(deps, async (queries) => {
    const locked = await lockIn(queries, importId, 'confirmed')
    if (!locked.ok) return locked
    const overtaken = await lockAndCountOvertaken(queries, locked.value, input.alive)
    if (overtaken > 0) return refuse('import-overtaken', { count: overtaken })
    const now = deps.clock.now()
    const undoing = { now, staffId: userOf(input.principal.actor) }
    const ended = await withdrawImport(queries, locked.value, undoing, input.alive)
    const undone = await changeImport(queries, importId, { state: 'undone', undoneAt: now })
    await audit(queries, input, { action: 'rates-import-undone', subjectId: importId, after: { ended } })
    return accept(await viewOneImport(deps, queries, undone))
  })
}
