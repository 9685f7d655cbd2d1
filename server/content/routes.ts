import { readPageDocument } from '#contract/content.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import type { PublishedTariffs } from '#domain/rates/published-tariffs.ts'
import { ok, refusal } from '#domain/values/refusal.ts'
import { type Endpoint, publicEndpoint } from '#server/platform/http/endpoint.ts'
import { findDocument, loadDocuments } from './documents.ts'
import { withFigures } from './figures.ts'

/** From the rates capability. */
export type TariffReader = {
  read(brand: BrandCode): Promise<PublishedTariffs>
  readonly changesAt: Date | undefined
}

export const contentEndpoints = (tariffs: TariffReader): readonly Endpoint[] => {
  const documents = loadDocuments()
  return [
    publicEndpoint(
      readPageDocument,
      async ({ query, request: { brand, ...request } }) => {
        const language = query.language ?? request.language
        const found = findDocument(documents, brand, language, query.path)
        return found ? ok(withFigures(found, await tariffs.read(brand), language)) : refusal('not-found')
      },
      { readsData: true, until: () => tariffs.changesAt },
    ),
  ]
}
