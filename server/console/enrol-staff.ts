import type { enrolStaff as enrolStaffCall, StaffView } from '#contract/staff.ts'
import { readCode } from '#domain/identity/one-time-code.ts'
import { formProblems } from '#domain/identity/registration.ts'
import { staffPasswordProblems } from '#domain/identity/staff-password.ts'
import { invalidFields, ok, type Result, refusal, type WrongFields } from '#domain/values/refusal.ts'
import { databaseSeconds } from '#server/identity/index.ts'
import { totpEncryption } from '#server/platform/encryption/encryption.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { stepOfCode } from '#server/platform/totp/totp.ts'
import type { ConsoleDeps } from './deps.ts'
import { type Enrolment, openEnrolment, passwordFingerprint } from './enrolment.ts'
import { openStaffSession } from './open-staff-session.ts'
import { findStaffMember, type StoredStaff, saveEnrolment } from './staff-store.ts'

type EnrolInput = EndpointInput<typeof enrolStaffCall>

const triesFrom = (network: string) => ({
  purpose: 'staff-enrol',
  subject: network,
  max: 50,
  windowSeconds: 15 * 60,
})

type OpenEnrolment = { readonly staff: StoredStaff; readonly enrolment: Enrolment; readonly seconds: number }

/** Valid while the first password is unchanged and the enrolment has not expired. */
async function readEnrolment(deps: ConsoleDeps, sealed: string): Promise<Result<OpenEnrolment>> {
  const { db } = deps.database
  const enrolment = openEnrolment(deps.secretKey, sealed)
  const staff = enrolment && (await findStaffMember(db, enrolment.staffId))
  if (!enrolment || !staff || staff.isDisabled || staff.totpSecret !== null) return refusal('enrolment-over')
  const seconds = await databaseSeconds(db)
  const isOver = seconds >= enrolment.expires || passwordFingerprint(staff) !== enrolment.password
  return isOver ? refusal('enrolment-over') : ok({ staff, enrolment, seconds })
}

function stepOf({ enrolment, seconds }: OpenEnrolment, typed: string): Result<number> {
  const code = readCode(typed)
  if (!code.ok) return code
  const step = stepOfCode(enrolment.secret, code.value, seconds)
  return step === undefined ? refusal('wrong-authenticator-code') : ok(step)
}

async function save(deps: ConsoleDeps, { staff, enrolment }: OpenEnrolment, step: number, input: EnrolInput) {
  const hashed = await deps.passwords.hash(input.body.password)
  if (!hashed.ok) return hashed
  const totpSecret = totpEncryption(deps.secretKey).encrypt(enrolment.secret, staff.id)
  const enrolled = { passwordHash: hashed.value, totpSecret, totpLastStep: step }
  return deps.database.transaction(async (db) =>
    (await saveEnrolment(db, staff, enrolled))
      ? ok(await openStaffSession(db, staff, input, 'staff-enrolled'))
      : refusal('enrolment-over'),
  )
}

type SentEnrolment = Partial<Pick<EnrolInput['body'], 'password' | 'passwordAgain' | 'code'>>

/** Every wrong field of those that were sent. */
export const enrolmentProblems = ({ code, ...passwords }: SentEnrolment): WrongFields => ({
  ...staffPasswordProblems(passwords),
  ...formProblems({ code }),
})

/** Sets the new password and the authenticator in one step, then logs in. */
export async function enrolStaff(deps: ConsoleDeps, input: EnrolInput): Promise<Result<StaffView>> {
  const { body, request } = input
  const problems = enrolmentProblems(body)
  if (Object.keys(problems).length > 0) return invalidFields(problems)
  const taken = await takeRateLimit(deps.database.db, [triesFrom(networkOf(request.clientIp))])
  if (!taken.ok) return taken
  const open = await readEnrolment(deps, body.enrolment)
  if (!open.ok) return open
  const step = stepOf(open.value, body.code)
  if (!step.ok) return step
  const isFirst = await deps.passwords.matches(body.password, open.value.staff.passwordHash)
  if (!isFirst.ok) return isFirst
  if (isFirst.value) return invalidFields({ password: 'same-as-before' })
  const entered = await save(deps, open.value, step.value, input)
  if (!entered.ok) return entered
  input.giveToken(entered.value.token)
  return ok(entered.value.staff)
}
