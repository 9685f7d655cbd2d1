import { type Charge, type ContingentCharge, charge } from '#domain/tariffs/charge.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import { type ContainerCount, containerTypeCodes } from '#domain/values/container-type.ts'
import { yuan } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { WarehouseRequest } from './warehouse-request.ts'
import type { WarehouseTariff } from './warehouse-tariff.ts'

type Work = 'stuffing' | 'stripping'
const feeOf = { stuffing: 'ZXF', stripping: 'TXF' } as const

/** The number of containers by type, always in the same order, without types that have none. */
const byType = (containers: readonly ContainerCount[]): readonly ContainerCount[] =>
  containerTypeCodes
    .map((type) => ({
      type,
      count: containers
        .filter((container) => container.type === type)
        .reduce((sum, { count }) => sum + count, 0),
    }))
    .filter(({ count }) => count > 0)

function workCharge(work: Work, { type, count }: ContainerCount, tariff: WarehouseTariff): Result<Charge> {
  const { code, version, warehouse } = tariff
  const fee = feeOf[work]
  const price = priced(tariff[work][type])
  if (price === undefined) return refusal('no-price', { warehouse, fee, work, type })
  return ok(
    charge({
      fee,
      rule: work,
      params: { containerType: type, count, price },
      formula: product(given('containers', count), given('pricePerContainer', price)),
      unitPrice: price,
      quantity: count,
      tariff: { code, version },
    }),
  )
}

/** Stuffing and stripping, a line for each container type. */
export const containerCharges = (
  request: WarehouseRequest,
  tariff: WarehouseTariff,
): readonly Result<Charge>[] =>
  (['stuffing', 'stripping'] as const).flatMap((work) =>
    byType(request[work]).map((containers) => workCharge(work, containers, tariff)),
  )

const laterWork = [
  { trigger: 'another-container', work: 'stuffing' },
  { trigger: 'opened-for-inspection', work: 'stripping' },
  { trigger: 'stuffed-again', work: 'stuffing' },
] as const

/** A stuffed container may need a second one, or be opened by customs and stuffed again. */
export function extraContainerWork(
  request: WarehouseRequest,
  tariff: WarehouseTariff,
): readonly ContingentCharge[] {
  const { code, version } = tariff
  return byType(request.stuffing).flatMap(({ type }) =>
    laterWork.flatMap(({ trigger, work }): ContingentCharge[] => {
      const price = priced(tariff[work][type])
      if (price === undefined) return []
      return [
        {
          fee: feeOf[work],
          trigger,
          variant: type,
          params: { containerType: type, price },
          unitPrice: yuan(price),
          unit: 'container',
          tariff: { code, version },
        },
      ]
    }),
  )
}
