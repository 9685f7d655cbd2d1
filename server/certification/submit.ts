import { randomUUID } from 'node:crypto'
import type { submitCertification } from '#contract/certification.ts'
import { companyOf, type LoggedIn } from '#domain/access/actor.ts'
import { maySubmitCertification } from '#domain/access/may-run-company.ts'
import type { Application, Certification, CertificationMove } from '#domain/certification/certification.ts'
import type { CertificationEvent } from '#domain/certification/certification-event.ts'
import { normaliseCompanyText } from '#domain/certification/claim-company.ts'
import { hasSameNumber, readCompanyNumber } from '#domain/certification/company-number.ts'
import { moveCertification } from '#domain/certification/move-certification.ts'
import { readApplication } from '#domain/certification/read-application.ts'
import { readVatNumber } from '#domain/certification/vat-number.ts'
import { safeReturnPath } from '#domain/identity/return-path.ts'
import { invalidFields, ok, type Result, type WrongFields } from '#domain/values/refusal.ts'
import { companyNameProblem } from '#domain/values/text-limits.ts'
import { holdFile } from '#server/files/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { actorOf, type CertificationDeps, lockActor, lockSelf } from './caller.ts'
import { insertEvent } from './certification-event-store.ts'
import { claim } from './claim.ts'
import {
  certificationOf,
  findCompany,
  insertCompany,
  type StoredCompany,
  updateCompany,
} from './company-store.ts'
import { lookUpLimits } from './look-up-limits.ts'

type Body = EndpointInput<typeof submitCertification>['body']
export type Typed = {
  readonly application: Application
  readonly vatNumber: string | null
  readonly returnPath: string | null
}

/** Every wrong field of those that were sent, without a look at stored data. */
function applicationProblems({ companyName, vatNumber, ...typed }: Partial<Body>): WrongFields {
  const name = companyName === undefined ? undefined : companyNameProblem(companyName)
  const number = readCompanyNumber(typed)
  const vat = readVatNumber(vatNumber)
  return { ...(name && { companyName: name }), ...(!number.ok && number.fields), ...(!vat.ok && vat.fields) }
}

/** The home page is no place to go back to. */
const returnPathOf = (sent: string | undefined): string | null => {
  const path = safeReturnPath(sent)
  return path === '/' ? null : path
}

function readTyped({ vatNumber, returnPath: sent, ...typed }: Body): Result<Typed> {
  const application = readApplication(typed)
  const vat = readVatNumber(vatNumber)
  if (!application.ok) return application
  const returnPath = returnPathOf(sent)
  return vat.ok ? ok({ application: application.value, vatNumber: vat.value, returnPath }) : vat
}

/** The caller's own upload, or the previous licence of a refused company. */
export async function isUsableLicence(db: Db, fileId: string, personId: string, own?: StoredCompany) {
  if (own?.licenceFileId === fileId) return true
  const file = await holdFile(db, fileId)
  return file?.ownerId === personId && file.kind === 'licence'
}

/** Every wrong field of those that were sent. A file is compared only with those of the caller and their company. */
export async function sentProblems(db: Db, personId: string, sent: Partial<Body>): Promise<WrongFields> {
  const { licenceFileId } = sent
  const companyId = companyOf(await actorOf(db, personId))
  const own = companyId === null ? undefined : await findCompany(db, companyId)
  const isUsable = licenceFileId === undefined || (await isUsableLicence(db, licenceFileId, personId, own))
  return { ...applicationProblems(sent), ...(!isUsable && { licenceFileId: 'unknown-value' }) }
}

type SubmissionMove = Extract<
  CertificationMove,
  { move: 'submit' | 'resubmit' | 'change-details' | 'renew-licence' }
>

const isSameCompany = (one: Application, other: Application): boolean =>
  normaliseCompanyText(one.companyName) === normaliseCompanyText(other.companyName) &&
  hasSameNumber(one, other)

function moveFor(now: Certification, application: Application, at: Date): SubmissionMove {
  if (now.state === 'refused' || now.state === 'revoked') return { move: 'resubmit', application, at }
  if (now.state !== 'certified') return { move: 'submit', application, at }
  if (!isSameCompany(now.application, application)) return { move: 'change-details', application, at }
  const { licenceFileId } = application
  const isNew = ![now.application.licenceFileId, now.renewal?.licenceFileId].includes(licenceFileId)
  return isNew ? { move: 'renew-licence', licenceFileId, at } : { move: 'submit', application, at }
}

const eventOf: Readonly<Record<SubmissionMove['move'], CertificationEvent>> = {
  submit: 'submitted',
  resubmit: 'resubmitted',
  'change-details': 'details-changed',
  'renew-licence': 'licence-swapped',
}

type Saved = {
  readonly moved: Certification
  readonly move: SubmissionMove
  readonly typed: Typed
  readonly personId: string
  readonly own: StoredCompany | undefined
}

async function save(db: Db, { moved, move, typed, personId, own }: Saved) {
  if (moved.state === 'none') throw new Error('A submitted certification is still in state none')
  const { companyId } = moved
  const vatNumber = typed.vatNumber ?? own?.vatNumber ?? null
  const returnPath = typed.returnPath ?? own?.returnPath ?? null
  if (!own) await insertCompany(db, moved, { enteredBy: personId, vatNumber, returnPath })
  else await updateCompany(db, moved, { state: own.state, vatNumber, returnPath })
  await insertEvent(db, {
    companyId,
    event: eventOf[move.move],
    at: move.at,
    byPersonId: personId,
    reason: null,
    application: { ...typed.application, vatNumber },
  })
}

type Applicant = { readonly actor: LoggedIn; readonly company: StoredCompany | undefined }

async function submitLocked(
  db: Db,
  { actor, company }: Applicant,
  typed: Typed,
  at: Date,
): Promise<Result<null>> {
  // Checked first, so that a caller without permission learns nothing about files and companies.
  const may = maySubmitCertification(actor)
  if (!may.ok) return may
  const { application } = typed
  const { userId } = actor
  if (!(await isUsableLicence(db, application.licenceFileId, userId, company)))
    return invalidFields({ licenceFileId: 'unknown-value' })
  const now: Certification = company
    ? certificationOf(company)
    : { companyId: randomUUID(), state: 'none', enteredBy: userId }
  const claimed = await claim(db, application, now.companyId)
  if (!claimed.ok) return claimed
  const move = moveFor(now, application, at)
  const moved = moveCertification(now, move, actor)
  if (!moved.ok) return moved
  await save(db, { moved: moved.value, move, typed, personId: userId, own: company })
  return ok(null)
}

export type Caller = { readonly personId: string; readonly network: string }

/** What was typed, within the limit of calls that tell whether a company is known. */
export async function takeTyped(db: Db, { personId, network }: Caller, body: Body): Promise<Result<Typed>> {
  const typed = readTyped(body)
  if (!typed.ok) return invalidFields(await sentProblems(db, personId, body))
  const taken = await takeRateLimit(db, lookUpLimits(personId, network))
  return taken.ok ? typed : taken
}

/** Submits a new company, resubmits a refused one, or renews the licence or changes the details of a certified one. */
export async function submit(
  deps: Pick<CertificationDeps, 'database' | 'clock' | 'hasAccount'>,
  caller: Caller,
  body: Body,
): Promise<Result<null>> {
  const { database, clock } = deps
  const typed = await takeTyped(database.db, caller, body)
  if (!typed.ok) return typed
  return database.transaction(async (db) => {
    const locked = await lockSelf(deps, db, caller.personId)
    if (!locked.ok) return locked
    return submitLocked(db, await lockActor(db, caller.personId), typed.value, clock.now())
  })
}
