import { randomUUID } from 'node:crypto'
import type { submitCertification } from '#contract/certification.ts'
import type { LoggedIn } from '#domain/access/actor.ts'
import { maySubmitCertification } from '#domain/access/may-run-company.ts'
import type { Application, Certification, CertificationMove } from '#domain/certification/certification.ts'
import { spelling } from '#domain/certification/claim-company.ts'
import { moveCertification } from '#domain/certification/move-certification.ts'
import { readApplication } from '#domain/certification/read-application.ts'
import { readVatNumber } from '#domain/certification/vat-number.ts'
import { accept, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { findFile } from '#server/files/index.ts'
import { takeAttempt } from '#server/platform/attempts/attempts.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { type CertificationParts, lockActor } from './acting.ts'
import { claim } from './claim.ts'
import {
  certificationOf,
  insertCompany,
  lockPerson,
  type StoredCompany,
  updateCompany,
} from './company-store.ts'
import { lookUpLimits } from './look-ups.ts'

type Body = EndpointInput<typeof submitCertification>['body']
type Typed = { readonly application: Application; readonly vatNumber: string | null }

/** The rules call the code by its full name, the form by its short one. */
function readTyped({ creditCode, companyName, licenceFileId, vatNumber }: Body): Verdict<Typed> {
  const application = readApplication({ companyName, licenceFileId, unifiedSocialCreditCode: creditCode })
  const vat = readVatNumber(vatNumber)
  if (application.ok && vat.ok) return accept({ application: application.value, vatNumber: vat.value })
  const { unifiedSocialCreditCode: code, ...wrong } = { ...(!application.ok && application.fields) }
  return refuseFields({ ...wrong, ...(code && { creditCode: code }), ...(!vat.ok && vat.fields) })
}

/** A licence is one's own upload; a refused company may put its former one forward again. */
async function isUsableLicence(queries: Queries, fileId: string, personId: string, own?: StoredCompany) {
  if (own?.licenceFileId === fileId) return true
  const file = await findFile(queries, fileId)
  return file?.ownerId === personId && file.kind === 'licence'
}

function moveFor(now: Certification, application: Application, at: Date): CertificationMove {
  if (now.state === 'refused') return { move: 'resubmit', application, at }
  const isSwap =
    now.state === 'certified' &&
    spelling(now.application.companyName) === spelling(application.companyName) &&
    now.application.unifiedSocialCreditCode === application.unifiedSocialCreditCode &&
    now.application.licenceFileId !== application.licenceFileId
  return isSwap
    ? { move: 'swap-licence', licenceFileId: application.licenceFileId, at }
    : { move: 'submit', application, at }
}

async function save(
  queries: Queries,
  moved: Certification,
  typed: Typed,
  personId: string,
  own?: StoredCompany,
) {
  if (moved.state === 'none') throw new Error('A certification was submitted and did not move')
  const { vatNumber } = typed
  if (!own) await insertCompany(queries, moved, { enteredBy: personId, vatNumber })
  else await updateCompany(queries, moved, { state: own.state, vatNumber: vatNumber ?? own.vatNumber })
}

type Applicant = { readonly actor: LoggedIn; readonly company: StoredCompany | undefined }

async function putForward(
  queries: Queries,
  { actor, company }: Applicant,
  typed: Typed,
  at: Date,
): Promise<Verdict<null>> {
  // First of all: who may not apply learns nothing about files and companies.
  const may = maySubmitCertification(actor)
  if (!may.ok) return may
  const { application } = typed
  const { userId } = actor
  if (!(await isUsableLicence(queries, application.licenceFileId, userId, company)))
    return refuseFields({ licenceFileId: 'unknown-value' })
  const now: Certification = company
    ? certificationOf(company)
    : { companyId: randomUUID(), state: 'none', enteredBy: userId }
  const claimed = await claim(queries, application, now.companyId)
  if (!claimed.ok) return claimed
  const moved = moveCertification(now, moveFor(now, application, at), actor)
  if (!moved.ok) return moved
  await save(queries, moved.value, typed, userId, company)
  return accept(null)
}

/** A new company, a refused one again, or another licence for a certified one. */
export async function submit(
  { database, clock }: Pick<CertificationParts, 'database' | 'clock'>,
  who: { readonly personId: string; readonly address: string },
  body: Body,
): Promise<Verdict<null>> {
  const typed = readTyped(body)
  if (!typed.ok) return typed
  const taken = await takeAttempt(database.queries, lookUpLimits(who.personId, who.address))
  if (!taken.ok) return taken
  return database.transaction(async (queries) => {
    await lockPerson(queries, who.personId)
    return putForward(queries, await lockActor(queries, who.personId), typed.value, clock.now())
  })
}
