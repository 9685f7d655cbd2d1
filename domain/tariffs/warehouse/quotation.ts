import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { isValidOn, type WarehouseTariff } from './warehouse-tariff.ts'

/** Days and versions sort as texts; of two from the same day the later version holds. */
const age = ({ validFrom, version }: WarehouseTariff): string => `${validFrom} ${version}`

/** The quotation of a warehouse on a day, the newest where two overlap; a warehouse without one is a named no. */
export function warehouseQuotation(
  warehouse: string,
  day: string,
  tariffs: readonly WarehouseTariff[],
): Result<WarehouseTariff> {
  const [newest] = tariffs
    .filter((tariff) => tariff.warehouse === warehouse && isValidOn(day, tariff))
    .toSorted((one, other) => (age(one) < age(other) ? 1 : -1))
  return newest ? ok(newest) : refusal('no-price', { warehouse, day })
}
