import { queryMainDictionaries, queryWarehouseDictionaries } from '#contract/dictionaries.ts'
import { ok } from '#domain/values/refusal.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { type Endpoint, publicEndpoint } from '#server/platform/http/endpoint.ts'
import { findRows } from './dictionary-store.ts'
import { viewRows } from './dictionary-view.ts'

export const dictionaryEndpoints = ({ db }: Database): readonly Endpoint[] => [
  publicEndpoint(queryMainDictionaries, async ({ query, request }) =>
    ok(viewRows(query.codes, await findRows(db, 'main', query.codes), request.language)),
  ),
  publicEndpoint(queryWarehouseDictionaries, async ({ query, request }) => {
    const rows = await findRows(db, 'warehouse', query.codes)
    return ok(viewRows(query.codes, rows, query.language ?? request.language))
  }),
]
