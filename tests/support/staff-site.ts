import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect } from 'vitest'
import type { Call } from '#contract/call.ts'
import { submitCertification } from '#contract/certification.ts'
import { uploadFile } from '#contract/files.ts'
import { logIn } from '#contract/identity.ts'
import { decideCompany, readCompany, readLicence } from '#contract/review.ts'
import { addStaff, logInStaff } from '#contract/staff.ts'
import { type DemoStaff, demoStaff } from '#database/seeds/demo/demo-staff.data.ts'
import type { StaffRole } from '#domain/access/actor.ts'
import type { FileKind } from '#domain/files/file-kind.ts'
import type { Config } from '#server/platform/config.ts'
import { codeAt, stepAt } from '#server/platform/totp/totp.ts'
import { dataOf } from './envelopes.ts'
import type { Reply } from './http.ts'
import { creditCode, pdf } from './licences.ts'
import { tokenOf } from './people.ts'
import { openSite } from './site.ts'
import { digestTables, savedTables } from './table-digests.ts'

export const consoleHost = 'console.localhost'

export type StaffRequest = {
  readonly token?: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly host?: string
  readonly address?: string
}

/** Who answers requests and sees costs. */
export const pricingMember = () => {
  const found = demoStaff.find(({ account }) => account === 'pricing')
  if (!found) throw new Error('No demo account prices')
  return found
}

export const demoMember = (role: StaffRole) => {
  const found = demoStaff.find(({ roles }) => roles.includes(role))
  if (!found) throw new Error(`No demo account is a ${role}`)
  return found
}

/** The current time step of authenticators. */
export const stepNow = () => stepAt(Date.now() / 1000)

/** Runs work that depends on the time step of its codes; repeats it if the next step began meanwhile. */
export async function withinStep<T>(work: (step: number) => Promise<T>): Promise<T> {
  const step = stepNow()
  const result = await work(step)
  return stepNow() === step ? result : withinStep(work)
}

const waitingNotifications = 'SELECT FROM order_notice UNION ALL SELECT FROM order_message_notice LIMIT 1'

/** The whole site with demo staff. Calls go to the console host, each from a new IP address. */
export async function openStaffSite(config: Partial<Config> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-staff-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const site = await openSite({ config: { DATA_FOLDER: folder, TRUSTED_PROXIES: ['127.0.0.1'], ...config } })
  const { pool } = site.database
  let lastNumber = 0
  const nextNumber = () => {
    lastNumber += 1
    return lastNumber
  }
  const sendCall = (call: Call, { token, query, body, host, address }: StaffRequest = {}): Promise<Reply> =>
    site.request(`${call.path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method: call.method,
      host: host ?? consoleHost,
      headers: {
        'x-forwarded-for': address ?? `10.9.${Math.floor(nextNumber() / 250)}.${(lastNumber % 250) + 1}`,
        ...(token && { 'access-token': token }),
      },
      body: call.method === 'GET' ? undefined : Buffer.isBuffer(body) ? body : JSON.stringify(body ?? {}),
    })
  /** Makes the current code usable again. */
  const resetUsedCodes = (account: string) =>
    pool.query('UPDATE staff_member SET totp_last_step = 0 WHERE account = $1', [account])
  const logInMember = async (member: DemoStaff): Promise<string> => {
    const { account, password, totpSecret } = member
    await resetUsedCodes(account)
    const reply = await sendCall(logInStaff, {
      body: { account, password, code: codeAt(totpSecret, stepNow()) },
    })
    dataOf(logInStaff, reply)
    return tokenOf(reply)
  }
  const logInAs = (role: StaffRole) => logInMember(demoMember(role))
  const idOf = async (account: string): Promise<string> =>
    (await pool.query('SELECT id FROM staff_member WHERE account = $1', [account])).rows[0].id
  /** A new staff member with their first password. */
  const newMember = async (token: string, roles: readonly StaffRole[], account = `member${nextNumber()}`) => {
    const body = { account, name: 'Someone New', roles }
    const { staff, firstPassword } = dataOf(addStaff, await sendCall(addStaff, { token, body }))
    return { id: staff.id, account, firstPassword }
  }
  const logInCustomer = async (account: string, password: string) =>
    tokenOf(await sendCall(logIn, { host: 'localhost', body: { account, password, remember: false } }))
  const newCustomer = async (name = 'Someone') => {
    const mobile = `137${String(nextNumber()).padStart(8, '0')}`
    const { rows } = await pool.query(
      `INSERT INTO person (account, mobile, name, email, password_hash)
       SELECT $1, $2, $3, 'someone@shipper.example', password_hash FROM person WHERE account = 'linhai' RETURNING id`,
      [`customer${lastNumber}`, mobile, name],
    )
    return {
      id: rows[0].id as string,
      mobile,
      token: await logInCustomer(`customer${lastNumber}`, 'Harbour2026'),
    }
  }
  const upload = async (token: string, words: string, kind: FileKind = 'licence', bytes = pdf(words)) => {
    const query = new URLSearchParams({ kind, name: `${kind}.pdf` })
    const headers = { 'access-token': token }
    const reply = await site.request(`${uploadFile.path}?${query}`, {
      method: 'POST',
      headers,
      body: bytes,
    })
    return dataOf(uploadFile, reply).id
  }
  /** A company under review. */
  const newApplication = async (
    name: string,
    code = creditCode(5000 + nextNumber()),
    { licence, ...more }: { readonly returnPath?: string; readonly licence?: Buffer } = {},
  ) => {
    const applicant = await newCustomer(`Founder of ${name}`)
    const licenceFileId = await upload(applicant.token, name.replace(/[<>]/g, ''), 'licence', licence)
    const body = { companyName: name, creditCode: code, licenceFileId, ...more }
    const sent = await sendCall(submitCertification, { host: 'localhost', token: applicant.token, body })
    const { submittedAt } = dataOf(submitCertification, sent)
    const { rows } = await pool.query('SELECT id FROM company WHERE entered_by = $1', [applicant.id])
    return { applicant, companyId: rows[0].id as string, submittedAt, licenceFileId, code, name }
  }
  /** Opens the licence that waits for a decision. */
  const openLicence = async (token: string, companyId: string): Promise<Reply> => {
    const { application, renewalFileId } = dataOf(
      readCompany,
      await sendCall(readCompany, { token, query: { companyId } }),
    )
    const fileId = renewalFileId ?? application.licenceFileId
    return sendCall(readLicence, { token, query: { companyId, fileId } })
  }
  /** A certified company with its administrator. */
  const newCertified = async (token: string, name: string) => {
    const made = await newApplication(name)
    const { companyId, submittedAt } = made
    await openLicence(token, companyId)
    const body = { companyId, submittedAt, decision: 'certify' }
    dataOf(decideCompany, await sendCall(decideCompany, { token, body }))
    return made
  }
  const everything = () => digestTables(pool, savedTables)
  /** Runs the work and expects no changes. */
  /** A job delivers the notifications of what happened before. */
  const notificationsDelivered = () =>
    expect.poll(async () => (await pool.query(waitingNotifications)).rows.length, { timeout: 10_000 }).toBe(0)
  const unchanged = async <T>(work: () => Promise<T>): Promise<T> => {
    await notificationsDelivered()
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
    site,
    pool,
    sendCall,
    resetUsedCodes,
    logInAs,
    logInMember,
    idOf,
    newMember,
    newCustomer,
    logInCustomer,
    upload,
    newApplication,
    openLicence,
    newCertified,
    unchanged,
    everything,
    audited,
  }
}
