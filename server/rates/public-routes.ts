import { type PublishedTerms, readPricedChoices, readPublishedTerms } from '#contract/published-terms.ts'
import { atLeast } from '#domain/quotes/offers/price-range.ts'
import type { PublishedTariffs } from '#domain/rates/published-tariffs.ts'
import { isMeasured } from '#domain/tariffs/warehouse/measure.ts'
import { roundMoney, yuan } from '#domain/values/money.ts'
import { ok } from '#domain/values/refusal.ts'
import { type Endpoint, publicEndpoint } from '#server/platform/http/endpoint.ts'
import type { ChoicesInForce } from './in-force/choices-in-force.ts'
import type { TariffsInForce } from './in-force/published-tariffs.ts'

/** Picked field by field: the other prices of a tariff are for those who may view rates. */
const viewTerms = ({ depots, trucking, warehouses }: PublishedTariffs): PublishedTerms => ({
  depots: depots.map(({ depot, port, freeDays, storagePerDay, storageTiers }) => ({
    depot,
    port,
    freeDays,
    storagePerDay,
    storageTiers: [...storageTiers],
  })),
  trucking: trucking.map(({ port, waiting, overnight }) => ({
    port,
    waitingFreeHours: waiting.freeHours,
    overnightUntil: overnight.until,
  })),
  warehouses: warehouses.flatMap(({ warehouse, storage }) =>
    storage?.price && isMeasured(storage.rule)
      ? [{ warehouse, rule: storage.rule, perDayFrom: roundMoney(yuan(atLeast(storage.price))).amount }]
      : [],
  ),
})

export const publicRateEndpoints = (
  tariffs: TariffsInForce,
  choices: ChoicesInForce,
): readonly Endpoint[] => [
  publicEndpoint(
    readPublishedTerms,
    async ({ request: { brand } }) => ok(viewTerms(await tariffs.read(brand))),
    { readsData: true, until: () => tariffs.changesAt },
  ),
  publicEndpoint(readPricedChoices, async ({ request: { brand } }) => ok(await choices.read(brand)), {
    readsData: true,
    until: () => choices.changesAt,
  }),
]
