import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { inArray } from 'drizzle-orm'
import { certificationEvent, company, joinRequest, membership } from '#database/schema/certification.ts'
import { staffMember } from '#database/schema/console.ts'
import { storedFile } from '#database/schema/files.ts'
import { person } from '#database/schema/identity.ts'
import type { SeedDb } from '#database/seeds/seed-run.ts'
import { normaliseCompanyText } from '#domain/certification/claim-company.ts'
import { demoAccounts } from './demo-accounts.data.ts'
import { type DemoCompany, demoCompanies } from './demo-companies.data.ts'

/** Saves a file in the store of uploads and returns its id. */
export type StoreFile = (bytes: Uint8Array) => Promise<string>

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)

async function storeLicence(db: SeedDb, storeFile: StoreFile, demo: DemoCompany, ownerId: string) {
  const bytes = await readFile(new URL(`licences/${demo.licence}`, import.meta.url))
  const id = await storeFile(bytes)
  const digest = createHash('sha256').update(bytes).digest('hex')
  const details = {
    kind: 'licence',
    name: demo.licence,
    mediaType: 'image/png',
    bytes: bytes.length,
  } as const
  await db.insert(storedFile).values({ id, ownerId, digest, ...details })
  return id
}

type Ids = (account: string) => string
type Known = { readonly ids: Ids; readonly reviewer: string; readonly now: Date }

const rowOf = (demo: DemoCompany, licenceFileId: string, { ids, now }: Known) => ({
  name: demo.name,
  nameKey: normaliseCompanyText(demo.name),
  creditCode: demo.creditCode,
  licenceFileId,
  state: demo.outcome.state,
  enteredBy: ids(demo.enteredBy),
  submittedAt: hoursBefore(now, demo.submittedHoursAgo),
  decidedAt: demo.outcome.state === 'under-review' ? null : hoursBefore(now, demo.outcome.decidedHoursAgo),
  refusalReason: demo.outcome.state === 'refused' ? demo.outcome.reason : null,
})

function historyOf(companyId: string, row: ReturnType<typeof rowOf>, reviewer: string) {
  const { name: companyName, creditCode, licenceFileId, submittedAt, decidedAt, refusalReason } = row
  const application = { companyName, creditCode, vatNumber: null, licenceFileId }
  const submitted = {
    companyId,
    application,
    event: 'submitted',
    at: submittedAt,
    byPersonId: row.enteredBy,
  } as const
  if (row.state === 'under-review' || !decidedAt) return [submitted]
  const decided = {
    companyId,
    application,
    event: row.state,
    at: decidedAt,
    byStaffId: reviewer,
    reason: refusalReason,
  }
  return [submitted, decided]
}

async function seedCompany(db: SeedDb, demo: DemoCompany, storeFile: StoreFile, known: Known) {
  const { ids } = known
  const licenceFileId = await storeLicence(db, storeFile, demo, ids(demo.enteredBy))
  const row = rowOf(demo, licenceFileId, known)
  const [saved] = await db.insert(company).values(row).returning({ id: company.id })
  if (!saved) throw new Error(`The company of ${demo.licence} was not saved`)
  await db.insert(certificationEvent).values(historyOf(saved.id, row, known.reviewer))
  const people = [
    ...demo.administrators.map((account) => ({ personId: ids(account), role: 'administrator' as const })),
    ...demo.members.map((account) => ({ personId: ids(account), role: 'member' as const })),
  ].map((one) => ({
    ...one,
    companyId: saved.id,
    status: 'active' as const,
    joinedAt: row.decidedAt ?? known.now,
  }))
  if (people.length > 0) await db.insert(membership).values(people)
  for (const account of demo.joinRequests)
    await db.insert(joinRequest).values({ companyId: saved.id, applicantId: ids(account), state: 'pending' })
}

/** Run after the demo accounts. */
export async function seedCompanies(db: SeedDb, storeFile: StoreFile): Promise<void> {
  const accounts = demoAccounts.map(({ account }) => account)
  const found = await db.select().from(person).where(inArray(person.account, accounts))
  const ids: Ids = (account) => {
    const one = found.find((stored) => stored.account === account)
    if (!one) throw new Error(`${account} is no demo account`)
    return one.id
  }
  const staff = await db.select().from(staffMember)
  const reviewer = staff.find(({ roles }) => roles.includes('reviewer'))?.id
  if (!reviewer) throw new Error('There is no reviewer among the demo staff')
  const known = { ids, reviewer, now: new Date() }
  for (const demo of demoCompanies) await seedCompany(db, demo, storeFile, known)
}
