import { readPageDocument } from '#contract/content.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { type Endpoint, publicEndpoint } from '#server/platform/http/endpoint.ts'
import { findDocument, loadDocuments } from './documents.ts'

export const contentEndpoints = (): readonly Endpoint[] => {
  const documents = loadDocuments()
  return [
    publicEndpoint(
      readPageDocument,
      async ({ query, request }) => {
        const found = findDocument(documents, request.brand, query.language ?? request.language, query.path)
        return found ? ok(found) : refusal('not-found')
      },
      { readsData: false },
    ),
  ]
}
