import type { CallQuery } from '#web/client/query/use-call-query.ts'

/** The most rows the API gives at once. */
export const pageSize = 100

const noRows: readonly never[] = []

type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null }

/** The rows of a page, and the cursor of the next one. */
export function pageOf<Row>(query: CallQuery<Page<Row>>) {
  if (query.status !== 'ready') return { rows: noRows, next: undefined }
  return { rows: query.data.rows, next: query.data.next ?? undefined }
}
