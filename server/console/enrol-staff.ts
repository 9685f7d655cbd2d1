import type { enrolStaff as enrolStaffCall, StaffView } from '#contract/staff.ts'
import { readCode } from '#domain/identity/one-time-code.ts'
import { staffPasswordProblems } from '#domain/identity/staff-password.ts'
import { accept, refuse, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { databaseSeconds } from '#server/identity/index.ts'
import { takeAttempt } from '#server/platform/attempts/attempts.ts'
import { networkOf } from '#server/platform/attempts/network.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { totpSeals } from '#server/platform/seals/seals.ts'
import { stepOfCode } from '#server/platform/totp/totp.ts'
import type { ConsoleDeps } from './deps.ts'
import { type Enrolment, openEnrolment, passwordMark } from './enrolment.ts'
import { enter } from './enter.ts'
import { findStaffMember, type StoredStaff, saveEnrolment } from './staff-store.ts'

type EnrolInput = EndpointInput<typeof enrolStaffCall>

const triesFrom = (address: string) => ({
  purpose: 'staff-enrol',
  subject: address,
  most: 50,
  windowSeconds: 15 * 60,
})

type Enrolling = { readonly staff: StoredStaff; readonly enrolment: Enrolment; readonly seconds: number }

/** Of somebody who still has the first password it began with, and in time. */
async function readEnrolment(deps: ConsoleDeps, sealed: string): Promise<Verdict<Enrolling>> {
  const { queries } = deps.database
  const enrolment = openEnrolment(deps.secretKey, sealed)
  const staff = enrolment && (await findStaffMember(queries, enrolment.staffId))
  if (!enrolment || !staff || staff.isDisabled || staff.totpSecret !== null) return refuse('enrolment-over')
  const seconds = await databaseSeconds(queries)
  const isOver = seconds >= enrolment.expires || passwordMark(staff) !== enrolment.password
  return isOver ? refuse('enrolment-over') : accept({ staff, enrolment, seconds })
}

function stepOf({ enrolment, seconds }: Enrolling, typed: string): Verdict<number> {
  const code = readCode(typed)
  if (!code.ok) return code
  const step = stepOfCode(enrolment.secret, code.value, seconds)
  return step === undefined ? refuse('wrong-authenticator-code') : accept(step)
}

async function save(deps: ConsoleDeps, { staff, enrolment }: Enrolling, step: number, input: EnrolInput) {
  const hashed = await deps.passwords.hash(input.body.password)
  if (!hashed.ok) return hashed
  const totpSecret = totpSeals(deps.secretKey).seal(enrolment.secret, staff.id)
  const enrolled = { passwordHash: hashed.value, totpSecret, totpLastStep: step }
  return deps.database.transaction(async (queries) =>
    (await saveEnrolment(queries, staff, enrolled))
      ? accept(await enter(queries, staff, input, 'staff-enrolled'))
      : refuse('enrolment-over'),
  )
}

/** The password of one's own and the authenticator are confirmed together; then one is in. */
export async function enrolStaff(deps: ConsoleDeps, input: EnrolInput): Promise<Verdict<StaffView>> {
  const { body, request } = input
  const problems = staffPasswordProblems(body)
  if (Object.keys(problems).length > 0) return refuseFields(problems)
  const taken = await takeAttempt(deps.database.queries, [triesFrom(networkOf(request.clientIp))])
  if (!taken.ok) return taken
  const enrolling = await readEnrolment(deps, body.enrolment)
  if (!enrolling.ok) return enrolling
  const step = stepOf(enrolling.value, body.code)
  if (!step.ok) return step
  const isFirst = await deps.passwords.matches(body.password, enrolling.value.staff.passwordHash)
  if (!isFirst.ok) return isFirst
  if (isFirst.value) return refuseFields({ password: 'same-as-before' })
  const entered = await save(deps, enrolling.value, step.value, input)
  if (!entered.ok) return entered
  input.giveToken(entered.value.token)
  return accept(entered.value.staff)
}
