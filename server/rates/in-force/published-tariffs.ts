import type { BrandCode } from '#domain/brands/brand.ts'
import { type PublishedTariffs, publishedKinds, publishedTariffsOn } from '#domain/rates/published-tariffs.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { endOfDay } from '#domain/values/shanghai-time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isInForce, type PublishedRate, publishedRates } from './rates-in-force-store.ts'

const lookups = publishedKinds.map((kind) => ({ kind }))

/** The next time at which a version starts or ends, at the latest midnight, when validities do. */
const nextChange = (rates: readonly PublishedRate[], now: Date): Date => {
  const times = rates.flatMap(({ publishAt, endedAt }) => [publishAt, endedAt ?? []].flat())
  const later = [...times, endOfDay(now)].map(Number).filter((time) => time > now.getTime())
  return new Date(Math.min(...later))
}

/** The public tariffs in force, for pages: a visitor reads what a quote without a contract is made from. */
export class TariffsInForce {
  readonly #database: Database
  readonly #clock: Clock
  #changesAt: Date | undefined

  constructor(database: Database, clock: Clock) {
    this.#database = database
    this.#clock = clock
  }

  /** When what was read last changes without a change of the data, because a version was scheduled. */
  get changesAt(): Date | undefined {
    return this.#changesAt
  }

  async read(brand: BrandCode): Promise<PublishedTariffs> {
    const now = this.#clock.now()
    const rates = await publishedRates(this.#database.db, lookups, now)
    this.#changesAt = nextChange(rates, now)
    const inForce = rates.filter(isInForce({ brand, companyId: null, at: now }))
    return publishedTariffsOn(shanghaiDay(now), inForce as Parameters<typeof publishedTariffsOn>[1])
  }
}
