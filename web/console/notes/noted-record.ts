import type { RecordKind } from '#domain/access/records.ts'

/** The id of a company, the number of a request, or the kind and the code of a rate. */
export type NotedRecord = { readonly kind: RecordKind; readonly id: string }
