import type { ImportRow } from '#contract/rate-imports.ts'
import { normaliseCompanyText } from '#domain/certification/claim-company.ts'
import { findCompaniesByText } from '#server/certification/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { companyTexts } from './validate-row.ts'

type Cell = ImportRow['cells'][number]

/** A wrong cell is shown as it is written. */
const isNamed = ({ field, problem }: Cell) => field === 'companies' && problem === null

/** A sheet has the numbers of companies; staff read their names. */
export async function nameCompanies(db: Db, rows: readonly ImportRow[]): Promise<ImportRow[]> {
  const texts = rows
    .flatMap(({ cells }) => cells.filter(isNamed))
    .flatMap(({ before, after }) => [before ?? '', after ?? ''])
    .flatMap((companies) => companyTexts({ companies }))
  const cards = await findCompaniesByText(db, texts)
  const names = (companies: string | null) =>
    companies &&
    companyTexts({ companies })
      .map((text) => cards.get(normaliseCompanyText(text))?.name ?? text)
      .join('; ')
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) =>
      isNamed(cell) ? { ...cell, before: names(cell.before), after: names(cell.after) } : cell,
    ),
  }))
}
