import type { BrandCode } from '#domain/brands/brand.ts'
import type { PortChoices, WarehouseChoices } from '#domain/rates/on-request.ts'
import { pricedChoices, pricedWork } from '#domain/rates/priced-choices.ts'
import { endOfDay } from '#domain/values/shanghai-time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { sharedRead } from '#server/platform/public-data/shared-read.ts'
import { pricedTypes } from './priced-types-store.ts'
import type { TariffsInForce } from './published-tariffs.ts'

type Choices = { readonly ports: readonly PortChoices[]; readonly warehouses: readonly WarehouseChoices[] }

/** What forms can offer with a price, by the public rates in force. */
export class ChoicesInForce {
  readonly #clock: Clock
  readonly #tariffs: TariffsInForce
  readonly #types: () => ReturnType<typeof pricedTypes>
  #changesAt: Date | undefined

  constructor({ db }: Database, clock: Clock, tariffs: TariffsInForce) {
    this.#clock = clock
    this.#tariffs = tariffs
    // The lanes of all brands are read at once, for all who wait for them.
    this.#types = sharedRead(() => pricedTypes(db, clock.now()))
  }

  /** When what was read last changes without a change of the data, because a version was scheduled. */
  get changesAt(): Date | undefined {
    return this.#changesAt
  }

  async read(brand: BrandCode): Promise<Choices> {
    const [types, tariffs] = await Promise.all([this.#types(), this.#tariffs.read(brand)])
    const changes = types.flatMap(({ startsAt, endsAt }) => [startsAt ?? [], endsAt ?? []].flat())
    const midnight = endOfDay(this.#clock.now())
    this.#changesAt = new Date(
      Math.min(...[...changes, this.#tariffs.changesAt ?? midnight, midnight].map(Number)),
    )
    const sold = types.filter(
      ({ isInForce, brands }) => isInForce && (brands === null || brands.includes(brand)),
    )
    return { ports: pricedChoices(sold, tariffs), warehouses: pricedWork(tariffs) }
  }
}
