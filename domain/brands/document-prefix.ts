import type { BrandCode } from './brand.ts'

/** The prefix of each brand's document types in the dictionary. */
export const documentPrefixes: Readonly<Record<BrandCode, string>> = {
  group: 'QSG_',
  ningbo: 'QNB_',
  shanghai: 'QSH_',
  fujian: 'QFJ_',
  network: 'QNW_',
  shenzhen: 'QSZ_',
}

/** Spec §3: document types come from the dictionary with a brand's prefix, and are used without it. */
export function stripDocumentPrefix(value: string): string {
  const prefix = Object.values(documentPrefixes).find((known) => value.startsWith(known))
  return prefix ? value.slice(prefix.length) : value
}

/** The document types of a brand: the shared ones and its own, without the prefix. */
export function documentTypesOf<Row extends { readonly value: string }>(
  rows: readonly Row[],
  brand: BrandCode,
): Row[] {
  const mine = [documentPrefixes.group, documentPrefixes[brand]]
  return rows
    .filter(({ value }) => mine.some((prefix) => value.startsWith(prefix)))
    .map((row) => ({ ...row, value: stripDocumentPrefix(row.value) }))
}
