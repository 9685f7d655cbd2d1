import { expect } from 'vitest'
import type { Call } from '#contract/call.ts'
import { logIn } from '#contract/identity.ts'
import { register, sendCode } from '#contract/registration.ts'
import type { CodePurpose, ownCodePurposes } from '#domain/identity/one-time-code.ts'
import { peopleEndpoints } from '#server/main-people.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { dataOf } from './envelopes.ts'
import type { Reply } from './http.ts'
import { tokenOf } from './people.ts'
import { openSite } from './site.ts'

export type Body = Readonly<Record<string, unknown>>
export type From = { readonly token?: string; readonly address?: string; readonly host?: string }
type SentPurpose = Exclude<CodePurpose, (typeof ownCodePurposes)[number]>

export const registryKey = 'the secret key of the registry in tests'
export const goodPassword = 'Lantern7731'

/** The calls of identity without the house around them. */
export const identityAlone = (database: Database, jobs: Jobs) =>
  peopleEndpoints({
    ...{ database, jobs, secretKey: registryKey },
    notify: async () => {},
    originOf: () => 'http://localhost',
  })

/** What an identity consists of, row by row; the tries a code had and when somebody was last seen are no part of it. */
const identitySql = `
  SELECT 'person' AS kind, id::text, concat_ws(' ', account, mobile, name, password_hash) AS facts FROM person
  UNION ALL SELECT 'session', id::text, concat_ws(' ', ended_at, end_reason) FROM session
  UNION ALL SELECT 'consent', person_id::text, concat_ws(' ', document, version) FROM consent
  UNION ALL SELECT 'code', id::text, concat_ws(' ', code_hash, spent_at) FROM one_time_code
  UNION ALL SELECT 'letter', id::text, template FROM outbox_message
  ORDER BY 1, 2, 3`

/** A house whose visitors come from as many addresses as a test likes, each call from one of its own unless it says. */
export async function openRegistry() {
  const site = await openSite({ env: { TRUSTED_PROXIES: '127.0.0.1', SECRET_KEY: registryKey } })
  const { pool } = site.database
  let drawn = 0
  const draw = () => {
    drawn += 1
    return drawn
  }
  const newAddress = () => {
    const number = draw()
    return `10.7.${Math.floor(number / 250)}.${(number % 250) + 1}`
  }
  const newMobile = () => `139${String(draw()).padStart(8, '0')}`

  const ask = (call: Call, body: Body | undefined, { token, address, host }: From = {}): Promise<Reply> =>
    site.ask(call.path, {
      method: call.method,
      host,
      headers: { 'x-forwarded-for': address ?? newAddress(), ...(token && { 'access-token': token }) },
      body: call.method === 'GET' ? undefined : JSON.stringify(body ?? {}),
    })

  const letters = async (mobile: string): Promise<{ template: string; params: Record<string, string> }[]> => {
    const read = 'SELECT template, params FROM outbox_message WHERE recipient = $1 ORDER BY id DESC'
    return (await pool.query(read, [mobile])).rows
  }
  /** The digits that a phone shows last. */
  const codeOn = async (mobile: string) => {
    const code = (await letters(mobile))[0]?.params.code
    if (code === undefined) throw new Error(`No code came to ${mobile}`)
    return code
  }
  /** As if so much time had passed since codes were asked for. */
  const wait = async (mobile: string, seconds: number) => {
    const earlier = (table: string, column: string, key: string) =>
      pool.query(`UPDATE ${table} SET ${column} = ${column} - make_interval(secs => $2) WHERE ${key} = $1`, [
        mobile,
        seconds,
      ])
    await earlier('attempt_count', 'started_at', 'subject')
    await earlier('one_time_code', 'created_at', 'mobile')
  }
  const receiveCode = async (mobile: string, purpose: SentPurpose) => {
    dataOf(sendCode, await ask(sendCode, { mobile, purpose }))
    return codeOn(mobile)
  }
  const filledIn = (mobile: string, code: string) => ({
    mobile,
    code,
    name: '周航',
    companyName: '远帆货运有限公司',
    password: goodPassword,
    passwordAgain: goodPassword,
    agreement: true,
    policy: true,
  })
  /** Somebody who registered a minute ago. */
  const newPerson = async () => {
    const mobile = newMobile()
    const reply = await ask(register, filledIn(mobile, await receiveCode(mobile, 'register')))
    const { id } = dataOf(register, reply)
    await wait(mobile, 60)
    return { id, mobile, token: tokenOf(reply) }
  }
  const logInWith = (account: string, password: string) => ask(logIn, { account, password, remember: false })

  const identity = async () => (await pool.query(identitySql)).rows
  /** Does something that must leave everybody and everything as it was. */
  const unchanged = async <T>(work: () => Promise<T>): Promise<T> => {
    const before = await identity()
    const result = await work()
    expect(await identity()).toEqual(before)
    return result
  }
  return {
    ...{ site, pool, ask, newMobile, newAddress, letters, codeOn, wait, receiveCode, filledIn },
    ...{ newPerson, logInWith, unchanged },
  }
}

/** Six digits that are not these. */
export const otherCode = (code: string, step = 1): string =>
  String((Number(code) + step) % 1_000_000).padStart(6, '0')
