import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { company } from '#database/schema/certification.ts'
import { normaliseCompanyText } from '#domain/certification/claim-company.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** What other modules may know of a company. */
export type CompanyCard = {
  readonly companyId: string
  readonly name: string
  readonly creditCode: string
  readonly isCertified: boolean
  readonly isSuspended: boolean
}

const columns = { companyId: company.id, name: company.name, creditCode: company.creditCode }

export async function findCompanyCards(db: Db, ids: readonly string[]): Promise<readonly CompanyCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...columns, state: company.state })
    .from(company)
    .where(inArray(company.id, [...new Set(ids)]))
  return rows.map(({ state, ...card }) => ({
    ...card,
    isCertified: state === 'certified',
    isSuspended: state === 'suspended',
  }))
}

/** By a part of the name, in any spelling. */
export function companiesNamed(db: Db, text: string, max: number) {
  const part = normaliseCompanyText(text)
  // Every name contains the empty text.
  const isNamed = part === '' ? sql`false` : sql`strpos(${company.nameKey}, ${part}) > 0`
  return db.select({ id: company.id }).from(company).where(isNamed).limit(max)
}

/** Certified companies by credit code or name in any spelling. The keys are normalised spellings. */
export async function findCertifiedByText(
  db: Db,
  texts: readonly string[],
): Promise<ReadonlyMap<string, CompanyCard>> {
  if (texts.length === 0) return new Map()
  const spelled = [...new Set(texts.map(normaliseCompanyText))]
  const rows = await db
    .select({ ...columns, nameKey: company.nameKey })
    .from(company)
    .where(
      and(
        eq(company.state, 'certified'),
        or(inArray(company.creditCode, spelled), inArray(company.nameKey, spelled)),
      ),
    )
  return new Map(
    rows.flatMap(({ nameKey, ...found }) => {
      const card = { ...found, isCertified: true, isSuspended: false }
      return [
        [nameKey, card],
        [card.creditCode, card],
      ] as const
    }),
  )
}
