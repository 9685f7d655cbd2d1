import type { logInStaff as logInStaffCall, StaffEntry } from '#contract/staff.ts'
import { readCode } from '#domain/identity/one-time-code.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import { databaseSeconds } from '#server/identity/index.ts'
import { audit } from '#server/platform/audit/audit.ts'
import { totpEncryption } from '#server/platform/encryption/encryption.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import { type RateLimit, takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { clearHits, countHit } from '#server/platform/rate-limit/rate-limit-store.ts'
import { newTotpSecret, stepOfCode, totpAddress } from '#server/platform/totp/totp.ts'
import type { ConsoleDeps } from './deps.ts'
import { enrolmentSeconds, passwordFingerprint, sealEnrolment } from './enrolment.ts'
import { openStaffSession } from './open-staff-session.ts'
import { findStaffByAccount, type StoredStaff, spendStep } from './staff-store.ts'

const purpose = 'staff-log-in'
const windowSeconds = 15 * 60

/** The same limits as for customers: one network on one account, and one network on all accounts. */
const limitsOf = (account: string, network: string): RateLimit[] => [
  { purpose, windowSeconds, subject: `${account} from ${network}`, max: 10 },
  { purpose, windowSeconds, subject: `from ${network}`, max: 100 },
]

/** All networks on one account. Beyond it only password and authenticator code together are answered. */
const accountLimit = (account: string): RateLimit => ({ purpose, windowSeconds, subject: account, max: 100 })

/** Counted per account only with the right password, so that strangers cannot lock an account. */
const codeTries = { purpose: 'staff-code', windowSeconds: 60 * 60 }
const maxCodeTries = 10

/** The name that authenticator apps show. */
const issuer = 'Quayside'

type LogInInput = EndpointInput<typeof logInStaffCall>

/** All checks run whatever their results, so that response times reveal nothing. */
type Evidence = {
  readonly staff: StoredStaff | undefined
  readonly isPasswordRight: boolean
  readonly step: number | undefined
  readonly seconds: number
}

async function gatherEvidence(
  deps: ConsoleDeps,
  account: string,
  body: LogInInput['body'],
): Promise<Result<Evidence>> {
  const { db } = deps.database
  const found = await findStaffByAccount(db, account)
  const staff = found?.isDisabled ? undefined : found
  const seconds = await databaseSeconds(db)
  const matches = await deps.passwords.matches(body.password, staff?.passwordHash)
  if (!matches.ok) return matches
  const subject = staff && matches.value ? staff.id : `not ${account}`
  const tries = await countHit(db, { ...codeTries, subject })
  const secret = staff?.totpSecret
    ? totpEncryption(deps.secretKey).decrypt(staff.totpSecret, staff.id)
    : undefined
  const code = readCode(body.code ?? '')
  const step = stepOfCode(secret ?? newTotpSecret(), code.ok ? code.value : '', seconds)
  const isStep = secret !== undefined && tries <= maxCodeTries
  return ok({ staff, isPasswordRight: matches.value, step: isStep ? step : undefined, seconds })
}

/** The secret travels in the encrypted enrolment and is saved only after a valid code. */
function beginEnrolment(secretKey: string, staff: StoredStaff, seconds: number): StaffEntry {
  const secret = newTotpSecret()
  const enrolment = { staffId: staff.id, secret, expires: seconds + enrolmentSeconds }
  return {
    step: 'enrol',
    enrolment: sealEnrolment(secretKey, { ...enrolment, password: passwordFingerprint(staff) }),
    secret,
    address: totpAddress({ issuer, account: staff.account, secret }),
  }
}

async function refuseLogIn({ database }: ConsoleDeps, input: LogInInput, staff: StoredStaff | undefined) {
  // Without the typed account: users sometimes type their password there.
  await audit(database.db, input, { action: 'staff-log-in-refused', subjectId: staff?.id ?? null })
  return refusal('wrong-staff-credentials')
}

type Gathered = { readonly staff: StoredStaff; readonly step: number }

/** Spends the code, so that it cannot be used again. */
const enter = ({ database }: ConsoleDeps, input: LogInInput, { staff, step }: Gathered) =>
  database.transaction(async (db) =>
    (await spendStep(db, staff, step)) ? openStaffSession(db, staff, input, 'staff-logged-in') : undefined,
  )

/** A wrong account, password or code gets the same answer after the same time. */
export async function logInStaff(deps: ConsoleDeps, input: LogInInput): Promise<Result<StaffEntry>> {
  const { db } = deps.database
  const account = plainTyped(input.body.account).toLowerCase()
  const network = networkOf(input.request.clientIp)
  const taken = await takeRateLimit(db, limitsOf(account, network))
  if (!taken.ok) return taken
  const withinLimit = await takeRateLimit(db, [accountLimit(account)])
  const evidence = await gatherEvidence(deps, account, input.body)
  if (!evidence.ok) return evidence
  const { staff, isPasswordRight, step, seconds } = evidence.value
  // The same answer whatever was wrong, so a guesser does not even learn that a password was right.
  const refuse = () => (withinLimit.ok ? refuseLogIn(deps, input, staff) : withinLimit)
  if (!staff || !isPasswordRight) return refuse()
  if (staff.totpSecret === null && withinLimit.ok) return ok(beginEnrolment(deps.secretKey, staff, seconds))
  if (step === undefined) return refuse()
  const entered = await enter(deps, input, { staff, step })
  if (!entered) return refuse()
  input.giveToken(entered.token)
  await clearHits(db, purpose, [`${account} from ${network}`])
  await clearHits(db, codeTries.purpose, [staff.id])
  return ok({ step: 'in', staff: entered.staff })
}
