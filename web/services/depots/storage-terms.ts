import type { ApiReader } from '#contract/client.ts'
import type { DepotTerms } from '#contract/published-terms.ts'
import { homePorts } from '#domain/places/home-ports.ts'
import { valueOrMissing } from '#web/page/value-or-missing.ts'

/** The terms of one or several depots of a port. */
export type StorageTerms = Omit<DepotTerms, 'depot'> & { readonly depots: readonly string[] }

/** In the order of the ports; depots of a port with the same terms are taken together. */
export const groupTerms = (terms: readonly DepotTerms[]): readonly StorageTerms[] =>
  homePorts.flatMap((port) => {
    const here = terms.filter((each) => each.port === port)
    const alike = Map.groupBy(here, ({ depot: _depot, ...same }) => JSON.stringify(same))
    return [...alike.values()].flatMap(([first, ...others]) => {
      if (!first) return []
      const { depot, ...shared } = first
      return [{ ...shared, depots: [depot, ...others.map((other) => other.depot)] }]
    })
  })

export const readStorageTerms = async (api: ApiReader): Promise<readonly DepotTerms[]> =>
  valueOrMissing(await api('GET /api/publishedTerms', {})).depots
