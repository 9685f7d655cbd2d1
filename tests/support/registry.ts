import { expect } from 'vitest'
import type { Call } from '#contract/call.ts'
import { logIn } from '#contract/identity.ts'
import { register, sendCode } from '#contract/registration.ts'
import type { CodeDestination, publicCodePurposes } from '#domain/identity/one-time-code.ts'
import { channelTo, type TypedRecipient } from '#domain/identity/recipient.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { wiredIdentityEndpoints } from '#server/wiring/identity-endpoints.ts'
import { dataOf } from './envelopes.ts'
import type { Reply } from './http.ts'
import { tokenOf } from './people.ts'
import { openSite } from './site.ts'
import { type DigestedTable, digestTables } from './table-digests.ts'

export type Body = Readonly<Record<string, unknown>>
export type From = { readonly token?: string; readonly address?: string; readonly host?: string }
type SentPurpose = (typeof publicCodePurposes)[number]

export const registryKey = 'the secret key of the registry in tests'
export const goodPassword = 'Lantern7731'

/** The identity endpoints without the rest of the site. */
export const identityEndpointsOnly = (database: Database, jobs: Jobs) =>
  wiredIdentityEndpoints({
    database,
    jobs,
    secretKey: registryKey,
    notify: async () => {},
    originOf: () => 'http://localhost',
    metrics: { codeBudgetSpent: () => {} },
  })

/** As the body of a call names it. */
export const typedRecipient = (recipient: string): TypedRecipient =>
  channelTo(recipient) === 'mail' ? { email: recipient } : { mobile: recipient }

/** All identity rows, without attempt counters and times of last use. */
const identityTables: readonly DigestedTable[] = [
  ['person', 'id, account, mobile, log_in_email, name, password_hash, email, unconfirmed_email'],
  ['session', 'id, ended_at, end_reason'],
  ['consent', 'person_id, document, version'],
  ['one_time_code', 'id, code_hash, spent_at'],
  ['cross_brand_login', 'code_hash, brand, spent_at'],
  ['outbox_message', 'id, template'],
]

/** A site where every call comes from a new IP address unless the test sets one. */
export async function openRegistry() {
  const site = await openSite({ config: { TRUSTED_PROXIES: ['127.0.0.1'], SECRET_KEY: registryKey } })
  const { pool } = site.database
  let lastNumber = 0
  const nextNumber = () => {
    lastNumber += 1
    return lastNumber
  }
  const newAddress = () => {
    const number = nextNumber()
    return `10.7.${Math.floor(number / 250)}.${(number % 250) + 1}`
  }
  const newMobile = () => `139${String(nextNumber()).padStart(8, '0')}`
  const newRecipients: Readonly<Record<CodeDestination, () => string>> = {
    mainland: newMobile,
    abroad: () => `+316${String(nextNumber()).padStart(8, '0')}`,
    mail: () => `sailor.${nextNumber()}@forwarder.example`,
  }
  const newRecipient = (destination: CodeDestination) => newRecipients[destination]()

  const sendCall = (
    call: Call,
    body: Body | undefined,
    { token, address, host }: From = {},
  ): Promise<Reply> =>
    site.request(call.path, {
      method: call.method,
      host,
      headers: { 'x-forwarded-for': address ?? newAddress(), ...(token && { 'access-token': token }) },
      body: call.method === 'GET' ? undefined : JSON.stringify(body ?? {}),
    })

  const messagesTo = async (
    recipient: string,
  ): Promise<{ template: string; language: string; params: Record<string, string> }[]> => {
    const read = 'SELECT template, language, params FROM outbox_message WHERE recipient = $1 ORDER BY id DESC'
    return (await pool.query(read, [recipient])).rows
  }
  /** The code of the newest SMS or email. */
  const codeOn = async (recipient: string) => {
    const code = (await messagesTo(recipient))[0]?.params.code
    if (code === undefined) throw new Error(`No code was sent to ${recipient}`)
    return code
  }
  /** Moves codes and rate limits of a mobile, email address or person into the past. */
  const wait = async (recipient: string, seconds: number) => {
    const earlier = (table: string, column: string, key: string) =>
      pool.query(`UPDATE ${table} SET ${column} = ${column} - make_interval(secs => $2) WHERE ${key} = $1`, [
        recipient,
        seconds,
      ])
    await earlier('attempt_count', 'started_at', 'subject')
    await earlier('one_time_code', 'created_at', 'recipient')
  }
  const receiveCode = async (recipient: string, purpose: SentPurpose) => {
    dataOf(sendCode, await sendCall(sendCode, { ...typedRecipient(recipient), purpose }))
    return codeOn(recipient)
  }
  const filledIn = (recipient: string, code: string) => ({
    ...typedRecipient(recipient),
    code,
    name: '周航',
    companyName: '远帆货运有限公司',
    password: goodPassword,
    passwordAgain: goodPassword,
    agreement: true,
    policy: true,
  })
  /** A person who registered a minute ago. */
  const newPersonAt = async (destination: CodeDestination) => {
    const recipient = newRecipient(destination)
    const reply = await sendCall(register, filledIn(recipient, await receiveCode(recipient, 'register')))
    const { id } = dataOf(register, reply)
    await wait(recipient, 60)
    return { id, recipient, token: tokenOf(reply) }
  }
  const newPerson = async () => {
    const { recipient: mobile, ...person } = await newPersonAt('mainland')
    return { ...person, mobile }
  }
  const logInWith = (account: string, password: string) =>
    sendCall(logIn, { account, password, remember: false })

  const identity = () => digestTables(pool, identityTables)
  /** Runs the work and expects no changes. */
  const unchanged = async <T>(work: () => Promise<T>): Promise<T> => {
    const before = await identity()
    const result = await work()
    expect(await identity()).toEqual(before)
    return result
  }
  return {
    site,
    pool,
    sendCall,
    newMobile,
    newRecipient,
    newAddress,
    messagesTo,
    codeOn,
    wait,
    receiveCode,
    filledIn,
    newPerson,
    newPersonAt,
    logInWith,
    unchanged,
  }
}

/** A different six-digit code. */
export const otherCode = (code: string, step = 1): string =>
  String((Number(code) + step) % 1_000_000).padStart(6, '0')
