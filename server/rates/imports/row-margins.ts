import type { ImportRow } from '#contract/rate-imports.ts'
import type { Prices } from '#domain/rates/publish-check.ts'
import { type ImportedKind, lanePriceFields } from '#domain/rates/rate.ts'
import { type ContainerType, containerTypeCodes } from '#domain/values/container-type.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { StoredImportRow } from '#server/rates/import-store.ts'
import { costsOf, findRates } from '#server/rates/rate-store.ts'
import { plainAmount } from '#server/rates/sheets/plain-amount.ts'

type Margins = ImportRow['margins']
type Figures = { readonly prices: Prices; readonly cost: Prices }

/** The pricing was validated against the schema of its kind. */
const figuresOf = (kind: ImportedKind, pricing: unknown, cost: Prices | null | undefined): Figures => ({
  prices: (pricing as Readonly<Record<string, Prices>>)[lanePriceFields[kind]] ?? {},
  cost: cost ?? {},
})

const amountOf = (amounts: Prices, type: ContainerType): string | null => {
  const amount = amounts[type]
  return amount === undefined ? null : plainAmount(amount)
}

const changedFigures = (before: Figures, after: Figures): Margins =>
  containerTypeCodes.flatMap((type) => {
    const [old, current] = [before, after].map(({ prices, cost }) => ({
      price: amountOf(prices, type),
      cost: amountOf(cost, type),
    }))
    if (!old || !current) return []
    return old.price === current.price && old.cost === current.cost
      ? []
      : [{ type, before: old, after: current }]
  })

const comparedWith = ({ editedVersionId, openVersionId }: StoredImportRow) => editedVersionId ?? openVersionId

/** Prices and costs of the changed rows, by row: as they are, and as confirming the import would save them. */
export async function marginsByRow(
  db: Db,
  kind: ImportedKind,
  rows: readonly StoredImportRow[],
): Promise<ReadonlyMap<number, Margins>> {
  const changed = rows.filter(({ outcome, rate }) => outcome === 'changed' && rate !== null)
  const ids = changed.flatMap((row) => comparedWith(row) ?? [])
  const versions = new Map((await findRates(db, ids)).map((version) => [version.id, version]))
  const costs = await costsOf(db, ids)
  return new Map(
    changed.flatMap((row) => {
      const version = versions.get(comparedWith(row) ?? '')
      if (!version) return []
      const saved = row.rate as { readonly pricing: unknown; readonly cost: Prices | null }
      const before = figuresOf(kind, version.pricing, costs.get(version.id))
      return [[row.row, changedFigures(before, figuresOf(kind, saved.pricing, saved.cost))]]
    }),
  )
}
