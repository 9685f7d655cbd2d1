import type { ImportView } from '#contract/rate-imports.ts'

/** An edit has the same steps as a sheet, in its own words. */
export const wordsOf = ({ edit }: Pick<ImportView, 'edit'>) => (edit ? 'bulk' : 'preview')
