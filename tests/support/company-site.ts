import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect } from 'vitest'
import * as certification from '#contract/certification.ts'
import { tokenHeader } from '#contract/envelope-codes.ts'
import { uploadFile } from '#contract/files.ts'
import type { StaffRole } from '#domain/access/actor.ts'
import { customerActor } from '#domain/access/customer-actor.ts'
import { developmentHosts } from '#domain/brands/brands.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import {
  type CertificationDecision,
  decideCertification,
} from '#server/certification/decide-certification.ts'
import { areColleagues, certificationEndpoints, isLicenceOfOwnCompany } from '#server/certification/index.ts'
import { fileEndpoints } from '#server/files/index.ts'
import { contactOf, findPeople } from '#server/identity/index.ts'
import { createNotify } from '#server/notifications/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import { createApp } from '#server/platform/http/app.ts'
import { listen } from '#server/platform/http/connections/listen.ts'
import type { Authenticate } from '#server/platform/http/requests/principal.ts'
import { createRequestLog } from '#server/platform/http/requests/request-log.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { createLog } from '#server/platform/logs.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import type { OriginOf } from '#server/platform/origins.ts'
import { diskStore } from '#server/platform/storage/disk-store.ts'
import { findUsedFiles } from '#server/wiring/find-used-files.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { dataOf } from './envelopes.ts'
import { type RequestOptions, sendRequest } from './http.ts'
import { pdf } from './licences.ts'
import { staffDoer } from './staff-doer.ts'
import { digestTables } from './table-digests.ts'

const requestLogOf = (log: ReturnType<typeof createLog>) =>
  createRequestLog(log, createMetrics(), 'a key of this test')

async function serveCompanies(database: TestDatabase, folder: string) {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  // The token is the person id: sessions have their own tests.
  const authenticate: Authenticate = async (token) =>
    token
      ? ok({ actor: customerActor(token, { relation: 'none' }), sessionId: 'test' })
      : refusal('logged-out')
  // No messages are delivered; tests read the outbox.
  const jobs: Jobs = { enqueue: async () => {}, start: async () => {}, stop: async () => {} }
  const originOf: OriginOf = (brand) => `https://${brand}.quayside.example`
  const notify = createNotify({ jobs, contactOf, originOf })
  const hasAccount = async () => true
  const endpoints = [
    ...fileEndpoints({
      database,
      store: diskStore(folder),
      findUsedFiles,
      isLicenceOfOwnCompany,
      areColleagues,
      canSeeAttachment: async () => undefined,
      canSeeInstruction: async () => undefined,
      canSeeDocument: async () => undefined,
    }),
    ...certificationEndpoints({
      database,
      clock: systemClock,
      findPeople,
      hasAccount,
      notify,
      jobs,
      originOf,
    }),
  ]
  const settings = {
    hosts: developmentHosts(),
    consoleHost: 'console.localhost',
    trustedProxies: new Set<string>(),
    scheme: 'http' as const,
  }
  const answerSite = async () => new Response('no page', { status: 404 })
  const health = new Hono()
  const app = createApp({
    authenticate: { customer: authenticate, staff: async () => refusal('logged-out') },
    endpoints,
    settings,
    log,
    logRequest: requestLogOf(log),
    health,
    answerSite,
  })
  const { port, stop } = await listen({ app, host: '127.0.0.1', port: 0 })
  afterAll(stop)
  return { port, lines }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

const deciderId = '00000000-0000-4000-8000-00000000000a'

/** Files and certification over HTTP with their own database and folder. */
export async function openCompanySite({ poolSize = 8 } = {}) {
  const database = await testDatabase({ poolSize })
  const folder = await mkdtemp(path.join(tmpdir(), 'quayside-files-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const { port, lines } = await serveCompanies(database, folder)
  const { pool } = database
  await pool.query(
    `INSERT INTO staff_member (id, account, name, roles, password_hash) VALUES ($1, 'decider', 'Decider', '{reviewer}', 'none')`,
    [deciderId],
  )
  let people = 0

  const as = (person: string | undefined, address: string, asked: RequestOptions = {}) =>
    sendRequest(port, address, {
      ...asked,
      headers: { ...(person && { [tokenHeader]: person }), ...asked.headers },
    })
  const post = (person: string, { path: address }: { path: string }, body: object = {}) =>
    as(person, address, { method: 'POST', body: JSON.stringify(body) })
  const newPerson = async (name = 'Someone'): Promise<string> => {
    people += 1
    const { rows } = await pool.query(
      `INSERT INTO person (account, mobile, name, email, password_hash) VALUES ($1, $2, $3, $4, 'none') RETURNING id`,
      [`person${people}`, `1390000${1000 + people}`, name, `person${people}@shipper.example`],
    )
    return rows[0].id
  }
  const send = (
    person: string | undefined,
    body: RequestOptions['body'],
    name = 'licence.pdf',
    kind = 'licence',
  ) =>
    as(person, `${uploadFile.path}?kind=${kind}&name=${encodeURIComponent(name)}`, { method: 'POST', body })
  const uploadLicence = async (person: string, words?: string) =>
    dataOf(uploadFile, await send(person, pdf(words))).id
  const companyOf = async (person: string) =>
    (
      await pool.query(
        'SELECT id, submitted_at FROM company WHERE entered_by = $1 ORDER BY submitted_at DESC LIMIT 1',
        [person],
      )
    ).rows[0]
  /** As if the reviewer had opened the licence that waits for a decision. */
  const openLicence = (companyId: string) =>
    pool.query(
      `INSERT INTO licence_view (file_id, staff_id)
       SELECT coalesce(renewal_file_id, licence_file_id), $2 FROM company WHERE id = $1 ON CONFLICT DO NOTHING`,
      [companyId, deciderId],
    )
  const decide = async (decision: CertificationDecision, role: StaffRole = 'reviewer') => {
    await openLicence(decision.companyId)
    return decideCertification(
      { database, clock: systemClock, notify: async () => {} },
      decision,
      staffDoer(deciderId, role),
    )
  }
  const submit = async (person: string, name: string, code: string, licenceFileId?: string) =>
    post(person, certification.submitCertification, {
      companyName: name,
      creditCode: code,
      licenceFileId: licenceFileId ?? (await uploadLicence(person)),
    })
  /** A certified company and its administrator. */
  const certified = async (name: string, code: string) => {
    const administrator = await newPerson(`Head of ${name}`)
    dataOf(certification.submitCertification, await submit(administrator, name, code))
    const { id, submitted_at: submittedAt } = await companyOf(administrator)
    expect(await decide({ companyId: id, submittedAt, decision: 'certify' })).toMatchObject({ ok: true })
    return { administrator, companyId: id as string, code }
  }
  const requestOf = async (person: string): Promise<string> =>
    (await pool.query('SELECT id FROM join_request WHERE applicant_id = $1', [person])).rows[0].id
  const newApplicant = async (code: string, name?: string) => {
    const person = await newPerson(name)
    dataOf(certification.requestToJoin, await post(person, certification.requestToJoin, { creditCode: code }))
    return { person, requestId: await requestOf(person) }
  }
  /** A new member whose join request was approved. */
  const joined = async (administrator: string, code: string, name?: string) => {
    const { person, requestId } = await newApplicant(code, name)
    const decision = { requestId, decision: 'approved' }
    dataOf(
      certification.decideJoinRequest,
      await post(administrator, certification.decideJoinRequest, decision),
    )
    return person
  }
  /** Everything that a refused call must leave unchanged. */
  const everything = async () => {
    const tables = [
      ...['company', 'membership', 'join_request', 'invitation', 'stored_file'],
      ...['notification', 'outbox_message', 'audit_entry'],
    ]
    const rows = await digestTables(
      pool,
      tables.map((table) => [table, '*']),
    )
    return { rows, files: (await filesIn(folder)).sort() }
  }
  /** Runs the work and expects no changes. */
  const unchanged = async <T>(work: () => Promise<T>): Promise<T> => {
    const before = await everything()
    const result = await work()
    expect(await everything()).toEqual(before)
    return result
  }
  return {
    port,
    lines,
    database,
    folder,
    files: () => filesIn(folder),
    as,
    post,
    newPerson,
    send,
    uploadLicence,
    companyOf,
    decide,
    submit,
    certified,
    newApplicant,
    joined,
    unchanged,
    filesIn: () => filesIn(folder),
  }
}
