import type { PersonView } from '#contract/identity.ts'
import type {
  changeAccount as changeAccountCall,
  changeMobile as changeMobileCall,
} from '#contract/profile.ts'
import { userOf } from '#domain/access/actor.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { maskMobileIfAny, readAccountName } from '#domain/identity/account.ts'
import type { identityAuditActions } from '#domain/identity/codes.ts'
import { ownRecipient } from '#domain/identity/recipient.ts'
import { formatTime } from '#domain/language/format-time.ts'
import { readMobile } from '#domain/values/formats.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit, type Doer } from '#server/platform/audit/audit.ts'
import type { Db, PoolClient } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { putIntoOutbox } from '#server/platform/outbox/outbox.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import { databaseSeconds } from './code-store.ts'
import { checkCurrent } from './current-password.ts'
import type { IdentityDeps } from './deps.ts'
import {
  findByAccountKey,
  findPerson,
  lockPersonRow,
  type StoredPerson,
  saveProfile,
} from './person-store.ts'
import { viewPerson } from './person-view.ts'
import { refuseTaken } from './refuse-taken.ts'
import { spendCode } from './use-code.ts'

/** So that the names of other accounts cannot be tried out. */
const namesTriedBy = (personId: string) => ({
  purpose: 'account-name',
  subject: personId,
  max: 10,
  windowSeconds: 24 * 60 * 60,
})

/** The caller, once the password is right. */
async function confirmCaller(
  deps: IdentityDeps,
  {
    body,
    principal,
  }: Pick<EndpointInput<typeof changeMobileCall | typeof changeAccountCall>, 'body' | 'principal'>,
): Promise<Result<StoredPerson>> {
  const person = await findPerson(deps.database.db, userOf(principal.actor) ?? '')
  if (!person) return refusal('logged-out')
  const current = await checkCurrent(deps, person, body.currentPassword)
  return current.ok ? ok(person) : current
}

type Changed = { readonly mobile: string } | { readonly account: string }
type Context = Doer & { readonly db: Db; readonly client: PoolClient }

const auditedAs = (
  { mobile, account }: StoredPerson,
  isMobile: boolean,
): Readonly<Record<string, string | null>> =>
  isMobile
    ? { mobile: maskMobileIfAny(mobile) }
    : { account: account === mobile ? maskMobileIfAny(mobile) : account }

type Action = Extract<(typeof identityAuditActions.person)[number], `person-${string}-changed`>

/** Refused unless the password is still the one that was compared. */
async function change(
  { notify }: IdentityDeps,
  { db, client, ...doer }: Context,
  person: StoredPerson,
  changed: Changed,
): Promise<Result<PersonView>> {
  const locked = await lockPersonRow(db, person.id, 'update')
  if (locked?.passwordHash !== person.passwordHash) return refusal('wrong-account-or-password')
  const isMobile = 'mobile' in changed
  // Without a chosen account name the mobile is stored there.
  const follows = isMobile && locked.account === locked.mobile ? { account: changed.mobile } : {}
  const saved = (await saveProfile(db, person.id, { ...changed, ...follows })) ?? locked
  const action: Action = isMobile ? 'person-mobile-changed' : 'person-account-changed'
  const [before, after] = [auditedAs(locked, isMobile), auditedAs(saved, isMobile)]
  await audit(db, doer, { action, subjectId: person.id, before, after })
  const notification = { personId: person.id, path: '/login?mode=account', brand: doer.request.brand }
  await notify(client, { ...notification, kind: 'log-in-changed', params: {} })
  return ok(viewPerson(saved))
}

/** A last message to the former mobile: the user who replaces it has the password, not necessarily the phone. */
async function notifyFormer({ jobs }: IdentityDeps, { db, client, request }: Context, person: StoredPerson) {
  const { id: personId, mobile: recipient, language } = person
  if (recipient === null) return
  const { brand } = request
  const now = new Date((await databaseSeconds(db)) * 1000)
  const time = formatTime(now, language, { format: 'dateTime' })
  const params = { brand: brandOf(brand).name[language], time }
  const message = { channel: 'sms', recipient, personId, brand, language } as const
  await putIntoOutbox(client, jobs, { ...message, template: 'mobile-replaced', params })
}

/** A mobile that got an account meanwhile gets the same answer as a wrong code. */
export async function changeMobile(
  deps: IdentityDeps,
  { body, principal, request }: EndpointInput<typeof changeMobileCall>,
): Promise<Result<PersonView>> {
  const mobile = readMobile(body.mobile)
  if (!mobile.ok) return mobile
  const caller = await confirmCaller(deps, { body, principal })
  if (!caller.ok) return caller
  const { value: person } = caller
  const owner = { recipient: mobile.value, personId: person.id, purpose: 'change-mobile' } as const
  return spendCode(deps, { ...owner, code: body.code, clientIp: request.clientIp }, async (db, client) => {
    if (await findByAccountKey(db, { by: 'mobile', key: mobile.value })) return refusal('wrong-code')
    const context = { db, client, principal, request }
    const changed = await change(deps, context, person, { mobile: mobile.value })
    if (!changed.ok) return changed
    await notifyFormer(deps, context, person)
    await deps.claimRequests(db, mobile.value, person.id)
    return changed
  }).catch(refuseTaken('wrong-code'))
}

export async function changeAccount(
  deps: IdentityDeps,
  { body, principal, request }: EndpointInput<typeof changeAccountCall>,
): Promise<Result<PersonView>> {
  const account = readAccountName(body.account)
  if (!account.ok) return account
  const caller = await confirmCaller(deps, { body, principal })
  if (!caller.ok) return caller
  const { value: person } = caller
  const taken = await takeRateLimit(deps.database.db, [namesTriedBy(person.id)])
  if (!taken.ok) return taken
  const owner = { recipient: ownRecipient(person), purpose: 'change-account' } as const
  return spendCode(deps, { ...owner, code: body.code, clientIp: request.clientIp }, async (db, client) => {
    const other = await findByAccountKey(db, { by: 'account', key: account.value })
    if (other && other.id !== person.id) return refusal('account-taken')
    return change(deps, { db, client, principal, request }, person, { account: account.value })
  }).catch(refuseTaken('account-taken'))
}
