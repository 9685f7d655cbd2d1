import { desc, inArray, or, sql } from 'drizzle-orm'
import { company, companyWords } from '#database/schema/certification.ts'
import type { CertificationState } from '#domain/certification/certification.ts'
import { normaliseCompanyText } from '#domain/certification/claim-company.ts'
import { type CompanyNumber, numberText } from '#domain/certification/company-number.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { hasWords } from '#server/platform/database/words.ts'

/** What other modules may know of a company. */
export type CompanyCard = {
  readonly companyId: string
  readonly name: string
  /** The credit code; of a company from abroad its country and registration number. */
  readonly number: string
  readonly isCertified: boolean
  readonly isSuspended: boolean
}

const columns = {
  companyId: company.id,
  name: company.name,
  country: company.country,
  creditCode: company.creditCode,
  registrationNumber: company.registrationNumber,
}

type FoundCompany = CompanyNumber & Pick<CompanyCard, 'companyId' | 'name'>

const cardOf = ({ companyId, name, ...number }: FoundCompany, state: CertificationState): CompanyCard => ({
  companyId,
  name,
  number: numberText(number),
  isCertified: state === 'certified',
  isSuspended: state === 'suspended',
})

export async function findCompanyCards(db: Db, ids: readonly string[]): Promise<readonly CompanyCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...columns, state: company.state })
    .from(company)
    .where(inArray(company.id, [...new Set(ids)]))
  return rows.map(({ state, ...found }) => cardOf(found, state))
}

/** By parts of the name or its pinyin, or by a part of the number. */
export const companiesNamed = (db: Db, text: string, max: number) =>
  db
    .select({ ...columns, id: company.id })
    .from(company)
    .where(hasWords(companyWords(company), text))
    // The newest first; the same companies from search to search.
    .orderBy(desc(company.id))
    .limit(max)

/** What `numberText` writes of a number from abroad, normalised. */
const numberAbroad = sql<string>`${company.country} || ${company.registrationNumber}`

/** Companies by number or name in any spelling, the certified ones before others. The keys are normalised spellings. */
export async function findCompaniesByText(
  db: Db,
  texts: readonly string[],
): Promise<ReadonlyMap<string, CompanyCard>> {
  if (texts.length === 0) return new Map()
  const spelled = [...new Set(texts.map(normaliseCompanyText))]
  const rows = await db
    .select({ ...columns, nameKey: company.nameKey, state: company.state })
    .from(company)
    .where(
      or(
        inArray(company.creditCode, spelled),
        inArray(numberAbroad, spelled),
        inArray(company.nameKey, spelled),
      ),
    )
    .orderBy(sql`${company.state} = 'certified'`)
  return new Map(
    rows.flatMap(({ nameKey, state, ...found }) => {
      const card = cardOf(found, state)
      return [
        [nameKey, card],
        [normaliseCompanyText(card.number), card],
      ] as const
    }),
  )
}
