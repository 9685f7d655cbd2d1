import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect } from 'vitest'
import type { Call } from '#contract/call.ts'
import { submitCertification } from '#contract/certification.ts'
import { uploadFile } from '#contract/files.ts'
import { logIn } from '#contract/identity.ts'
import { addStaff, logInStaff } from '#contract/staff.ts'
import { demoStaff } from '#database/seeds/demo/demo-staff.data.ts'
import type { StaffRole } from '#domain/access/actor.ts'
import { codeAt, stepAt } from '#server/platform/totp/totp.ts'
import { dataOf } from './envelopes.ts'
import type { Reply } from './http.ts'
import { creditCode, pdf } from './licences.ts'
import { tokenOf } from './people.ts'
import { openSite } from './site.ts'

export const consoleHost = 'console.localhost'

export type StaffAsked = {
  readonly token?: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly host?: string
  readonly address?: string
}

/** Everything a denied call must leave as it was: each row of each table, but for counters and being seen. */
const saved: readonly (readonly [table: string, columns: string])[] = [
  ['staff_member', '*'],
  ['person', '*'],
  ['session', 'id, person_id, staff_id, ended_at, end_reason'],
  ['consent', '*'],
  ['company', '*'],
  ['membership', '*'],
  ['join_request', '*'],
  ['certification_event', '*'],
  ['invitation', '*'],
  ['stored_file', '*'],
  ['notification', '*'],
  ['outbox_message', 'id, recipient, template'],
  ['audit_entry', '*'],
  // What a version says is never changed, so when it holds tells all.
  ['rate', 'id, publish_at, ended_at, superseded_by'],
  ['rate_cost', '*'],
  ['rate_import', '*'],
  ['rate_import_row', 'import_id, row, outcome'],
  ['exchange_rate', '*'],
  ['quote_request', '*'],
  ['quote', '*'],
]

export const demoMember = (role: StaffRole) => {
  const found = demoStaff.find(({ roles }) => roles.includes(role))
  if (!found) throw new Error(`No demo account is a ${role}`)
  return found
}

/** The step that authenticators are at, as the clock of this machine tells it. */
export const stepNow = () => stepAt(Date.now() / 1000)

/** Work that depends on the step of its codes; done again where the next step began meanwhile. */
export async function withinStep<T>(work: (step: number) => Promise<T>): Promise<T> {
  const step = stepNow()
  const result = await work(step)
  return stepNow() === step ? result : withinStep(work)
}

/** The whole house with its demo staff, called at the console's host from as many addresses as there are calls. */
export async function openStaffSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-staff-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const site = await openSite({ env: { DATA_FOLDER: folder, TRUSTED_PROXIES: '127.0.0.1' } })
  const { pool } = site.database
  let drawn = 0
  const draw = () => {
    drawn += 1
    return drawn
  }
  const ask = (call: Call, { token, query, body, host, address }: StaffAsked = {}): Promise<Reply> =>
    site.ask(`${call.path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method: call.method,
      host: host ?? consoleHost,
      headers: {
        'x-forwarded-for': address ?? `10.9.${Math.floor(draw() / 250)}.${(drawn % 250) + 1}`,
        ...(token && { 'access-token': token }),
      },
      body: call.method === 'GET' ? undefined : Buffer.isBuffer(body) ? body : JSON.stringify(body ?? {}),
    })
  /** As if no code had been used for a while. */
  const restCodes = (account: string) =>
    pool.query('UPDATE staff_member SET totp_last_step = 0 WHERE account = $1', [account])
  const enter = async (role: StaffRole): Promise<string> => {
    const { account, password, totpSecret } = demoMember(role)
    await restCodes(account)
    const reply = await ask(logInStaff, { body: { account, password, code: codeAt(totpSecret, stepNow()) } })
    dataOf(logInStaff, reply)
    return tokenOf(reply)
  }
  const idOf = async (account: string): Promise<string> =>
    (await pool.query('SELECT id FROM staff_member WHERE account = $1', [account])).rows[0].id
  /** Somebody who was just added, with the password he got. */
  const newMember = async (token: string, roles: readonly StaffRole[], account = `member${draw()}`) => {
    const body = { account, name: 'Someone New', roles }
    const { staff, firstPassword } = dataOf(addStaff, await ask(addStaff, { token, body }))
    return { id: staff.id, account, firstPassword }
  }
  const enterAsCustomer = async (account: string, password: string) =>
    tokenOf(await ask(logIn, { host: 'localhost', body: { account, password, remember: false } }))
  const newCustomer = async (name = 'Someone') => {
    const mobile = `137${String(draw()).padStart(8, '0')}`
    const { rows } = await pool.query(
      `INSERT INTO person (account, mobile, name, email, password_hash)
       SELECT $1, $2, $3, 'someone@shipper.example', password_hash FROM person WHERE account = 'linhai' RETURNING id`,
      [`customer${drawn}`, mobile, name],
    )
    return {
      id: rows[0].id as string,
      mobile,
      token: await enterAsCustomer(`customer${drawn}`, 'Harbour2026'),
    }
  }
  const upload = async (token: string, words: string) => {
    const query = new URLSearchParams({ kind: 'licence', name: 'licence.pdf' })
    const headers = { 'access-token': token }
    const reply = await site.ask(`${uploadFile.path}?${query}`, {
      method: 'POST',
      headers,
      body: pdf(words),
    })
    return dataOf(uploadFile, reply).id
  }
  /** A company that waits for its review. */
  const newApplication = async (name: string, code = creditCode(5000 + draw())) => {
    const applicant = await newCustomer(`Founder of ${name}`)
    const licenceFileId = await upload(applicant.token, name.replace(/[<>]/g, ''))
    const body = { companyName: name, creditCode: code, licenceFileId }
    const sent = await ask(submitCertification, { host: 'localhost', token: applicant.token, body })
    const { submittedAt } = dataOf(submitCertification, sent)
    const { rows } = await pool.query('SELECT id FROM company WHERE entered_by = $1', [applicant.id])
    return { applicant, companyId: rows[0].id as string, submittedAt, licenceFileId, code, name }
  }
  const everything = async () =>
    Object.fromEntries(
      await Promise.all(
        saved.map(async ([table, columns]) => {
          const digest = `SELECT md5(coalesce(string_agg(row::text, ' ' ORDER BY row::text COLLATE "C"), '')) AS sum, count(*)::int AS n`
          const { rows } = await pool.query(`${digest} FROM (SELECT ${columns} FROM ${table}) AS row`)
          return [table, rows[0]] as const
        }),
      ),
    )
  /** Does something and proves that it changed nothing at all. */
  const unchanged = async <T>(work: () => Promise<T>): Promise<T> => {
    const before = await everything()
    const result = await work()
    expect(await everything()).toEqual(before)
    return result
  }
  const audited = async (action: string, subjectId?: string) =>
    (
      await pool.query(
        `SELECT actor_kind, actor_id, subject_id, brand, before, after FROM audit_entry
         WHERE action = $1 AND ($2::uuid IS NULL OR subject_id = $2) ORDER BY id DESC`,
        [action, subjectId ?? null],
      )
    ).rows
  return {
    ...{ site, pool, ask, restCodes, enter, idOf, newMember, newCustomer, enterAsCustomer, upload },
    ...{ newApplication, unchanged, everything, audited },
  }
}
