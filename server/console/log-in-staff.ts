import type { logInStaff as logInStaffCall, StaffEntry } from '#contract/staff.ts'
import { readCode } from '#domain/identity/one-time-code.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import { databaseSeconds } from '#server/identity/index.ts'
import { countAttempt, forgetAttempts } from '#server/platform/attempts/attempt-store.ts'
import { type AttemptLimit, takeAttempt } from '#server/platform/attempts/attempts.ts'
import { networkOf } from '#server/platform/attempts/network.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { totpSeals } from '#server/platform/seals/seals.ts'
import { newTotpSecret, stepOfCode, totpAddress } from '#server/platform/totp/totp.ts'
import type { ConsoleDeps } from './deps.ts'
import { enrolmentSeconds, passwordMark, sealEnrolment } from './enrolment.ts'
import { enter } from './enter.ts'
import { findStaffByAccount, type StoredStaff, spendStep } from './staff-store.ts'

const purpose = 'staff-log-in'
const windowSeconds = 15 * 60

/** As for customers: neither one account long from one address, nor many accounts, nor one from everywhere. */
const limitsFor = (account: string, address: string): AttemptLimit[] => [
  { purpose, windowSeconds, subject: `${account} from ${address}`, most: 10 },
  { purpose, windowSeconds, subject: `from ${address}`, most: 100 },
  { purpose, windowSeconds, subject: account, most: 100 },
]

/** Whoever has found out the password guesses no code with it, and whoever has not locks nobody out. */
const codeTries = { purpose: 'staff-code', windowSeconds: 60 * 60 }
const mostCodeTries = 10

/** The name authenticators show the code under. */
const issuer = 'Quayside'

type LogInInput = EndpointInput<typeof logInStaffCall>

/** What was proven; the same is asked of the database whatever came out, so that time tells nothing. */
type Shown = {
  readonly staff: StoredStaff | undefined
  readonly isPasswordRight: boolean
  readonly step: number | undefined
  readonly seconds: number
}

async function show(deps: ConsoleDeps, account: string, body: LogInInput['body']): Promise<Verdict<Shown>> {
  const { queries } = deps.database
  const found = await findStaffByAccount(queries, account)
  const staff = found?.isDisabled ? undefined : found
  const seconds = await databaseSeconds(queries)
  const matches = await deps.passwords.matches(body.password, staff?.passwordHash)
  if (!matches.ok) return matches
  const subject = staff && matches.value ? staff.id : `not ${account}`
  const tries = await countAttempt(queries, { ...codeTries, subject })
  const secret = staff?.totpSecret ? totpSeals(deps.secretKey).open(staff.totpSecret, staff.id) : undefined
  const code = readCode(body.code ?? '')
  const step = stepOfCode(secret ?? newTotpSecret(), code.ok ? code.value : '', seconds)
  const isStep = secret !== undefined && tries <= mostCodeTries
  return accept({ staff, isPasswordRight: matches.value, step: isStep ? step : undefined, seconds })
}

/** The secret leaves the house with him and is kept only once he has shown a code of it. */
function beginEnrolment(secretKey: string, staff: StoredStaff, seconds: number): StaffEntry {
  const secret = newTotpSecret()
  const enrolment = { staffId: staff.id, secret, expires: seconds + enrolmentSeconds }
  return {
    step: 'enrol',
    enrolment: sealEnrolment(secretKey, { ...enrolment, password: passwordMark(staff) }),
    secret,
    address: totpAddress({ issuer, account: staff.account, secret }),
  }
}

async function refuseLogIn({ database }: ConsoleDeps, input: LogInInput, staff: StoredStaff | undefined) {
  // Not what was typed for an account: many a password was typed there.
  await audit(database.queries, input, { action: 'staff-log-in-refused', subjectId: staff?.id ?? null })
  return refuse('wrong-staff-credentials')
}

/** A wrong account, a wrong password and a wrong code are answered alike, in words and in time. */
export async function logInStaff(deps: ConsoleDeps, input: LogInInput): Promise<Verdict<StaffEntry>> {
  const { queries } = deps.database
  const account = plainTyped(input.body.account).toLowerCase()
  const address = networkOf(input.request.clientIp)
  const taken = await takeAttempt(queries, limitsFor(account, address))
  if (!taken.ok) return taken
  const shown = await show(deps, account, input.body)
  if (!shown.ok) return shown
  const { staff, isPasswordRight, step, seconds } = shown.value
  if (!staff || !isPasswordRight) return refuseLogIn(deps, input, staff)
  if (staff.totpSecret === null) return accept(beginEnrolment(deps.secretKey, staff, seconds))
  if (step === undefined) return refuseLogIn(deps, input, staff)
  const entered = await deps.database.transaction(async (inside) =>
    (await spendStep(inside, staff, step)) ? enter(inside, staff, input, 'staff-logged-in') : undefined,
  )
  if (!entered) return refuseLogIn(deps, input, staff)
  input.giveToken(entered.token)
  await forgetAttempts(queries, purpose, [`${account} from ${address}`])
  await forgetAttempts(queries, codeTries.purpose, [staff.id])
  return accept({ step: 'in', staff: entered.staff })
}
