import type * as calls from '#contract/line-templates.ts'
import type { LineTemplates } from '#contract/line-templates.ts'
import { type Actor, userOf } from '#domain/access/actor.ts'
import { mayAnswerRequests } from '#domain/access/may-staff.ts'
import type { AuditAction } from '#domain/audit/audit.ts'
import { lineTemplateLimits } from '#domain/quotes/requests/line-template.ts'
import type { RequestKind } from '#domain/quotes/requests/quote-request.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import {
  changeLineTemplate,
  countLineTemplates,
  deleteLineTemplate,
  findLineTemplate,
  findLineTemplates,
  idOfName,
  insertLineTemplate,
  lockLineTemplates,
  type StoredLineTemplate,
} from './line-template-store.ts'

type Deps = Pick<QuoteDeps, 'database' | 'clock' | 'findStaff'>
type Input = EndpointInput<typeof calls.saveLineTemplate> | EndpointInput<typeof calls.removeLineTemplate>

async function templatesOf({ findStaff }: Deps, db: Db, kind: RequestKind): Promise<LineTemplates> {
  const found = await findLineTemplates(db, kind)
  const staff = await findStaff(db, [...new Set(found.map(({ changedBy }) => changedBy))])
  const names = new Map(staff.map(({ id, name }) => [id, name]))
  return {
    templates: found.map(({ id, name, lines, version, changedBy, changedAt }) => ({
      id,
      name,
      lines: [...lines],
      version,
      changedBy: names.get(changedBy) ?? '',
      changedAt: changedAt.toISOString(),
    })),
  }
}

export async function listLineTemplates(
  deps: Deps,
  input: EndpointInput<typeof calls.listLineTemplates>,
): Promise<Result<LineTemplates>> {
  const may = mayAnswerRequests(input.principal.actor)
  if (!may.ok) return may
  const { kind } = input.query
  return deps.database.transaction(async (db) => {
    const data = await templatesOf(deps, db, kind)
    const after = { kind, rows: data.templates.length }
    await audit(db, input, { action: 'line-templates-listed', subjectId: null, after })
    return ok(data)
  })
}

function writerOf(actor: Actor): Result<string> {
  const may = mayAnswerRequests(actor)
  if (!may.ok) return may
  const staffId = userOf(actor)
  return staffId === null ? refusal('logged-out') : ok(staffId)
}

type Writing = { readonly changedBy: string; readonly changedAt: Date }
type Changed = { readonly kind: RequestKind; readonly name: string; readonly lines: readonly unknown[] }

/** One change of the templates at a time; the log has the name and how many lines there are. */
async function changeTemplates(
  deps: Deps,
  input: Input,
  action: AuditAction,
  change: (db: Db, writing: Writing) => Promise<Result<Changed>>,
): Promise<Result<LineTemplates>> {
  const writer = writerOf(input.principal.actor)
  if (!writer.ok) return writer
  return deps.database.transaction(async (db) => {
    await lockLineTemplates(db)
    const changed = await change(db, { changedBy: writer.value, changedAt: deps.clock.now() })
    if (!changed.ok) return changed
    const { kind, name, lines } = changed.value
    await audit(db, input, { action, subjectId: null, after: { kind, name, lines: lines.length } })
    return ok(await templatesOf(deps, db, kind))
  })
}

/** The name is free, or belongs to the template itself. */
async function checkName(db: Db, { kind, name, id }: { kind: RequestKind; name: string; id?: string }) {
  const other = await idOfName(db, kind, name)
  return other !== undefined && other !== id ? refusal('template-name-taken', { name }) : ok(null)
}

/** As the caller knows it; refuses one that a colleague has changed since. */
async function findKnown(
  db: Db,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<Result<StoredLineTemplate>> {
  const found = await findLineTemplate(db, id)
  if (!found) return refusal('not-found')
  return found.version === version ? ok(found) : refusal('template-changed')
}

export function saveLineTemplate(deps: Deps, input: EndpointInput<typeof calls.saveLineTemplate>) {
  const { body } = input
  return changeTemplates(deps, input, 'line-template-saved', async (db, writing) => {
    const free = await checkName(db, body)
    if (!free.ok) return free
    const max = lineTemplateLimits.templates
    if ((await countLineTemplates(db, body.kind)) >= max) return refusal('too-many-line-templates', { max })
    await insertLineTemplate(db, { ...body, ...writing })
    return ok(body)
  })
}

export function renameLineTemplate(deps: Deps, input: EndpointInput<typeof calls.renameLineTemplate>) {
  const { id, version, name } = input.body
  return changeTemplates(deps, input, 'line-template-renamed', async (db, writing) => {
    const known = await findKnown(db, { id, version })
    if (!known.ok) return known
    const free = await checkName(db, { kind: known.value.kind, name, id })
    if (!free.ok) return free
    await changeLineTemplate(db, id, { ...writing, name })
    return ok({ ...known.value, name })
  })
}

export function replaceLineTemplate(deps: Deps, input: EndpointInput<typeof calls.replaceLineTemplate>) {
  const { id, version, lines } = input.body
  return changeTemplates(deps, input, 'line-template-replaced', async (db, writing) => {
    const known = await findKnown(db, { id, version })
    if (!known.ok) return known
    await changeLineTemplate(db, id, { ...writing, lines })
    return ok({ ...known.value, lines })
  })
}

export function removeLineTemplate(deps: Deps, input: EndpointInput<typeof calls.removeLineTemplate>) {
  return changeTemplates(deps, input, 'line-template-removed', async (db) => {
    const known = await findKnown(db, input.body)
    if (known.ok) await deleteLineTemplate(db, known.value.id)
    return known
  })
}
