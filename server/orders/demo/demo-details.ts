import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { zonesOf } from '#domain/orders/running/order-zones.ts'
import { isContainerNumber } from '#domain/values/container-number.ts'
import { containerFacts, isContainerType } from '#domain/values/container-type.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { wallTimeOf } from '#domain/values/zoned-time.ts'
import type { StoredOrder } from '#server/orders/store/order-store.ts'
import { demoDepartureTime, demoTruck } from './demo-orders-store.ts'

const owner = 'QYSU'

/** A number with its check digit, of no real container. */
function containerNumber(serial: number): string {
  const start = `${owner}${String(serial).padStart(6, '0')}`
  const digit = [...'0123456789'].find((one) => isContainerNumber(`${start}${one}`))
  return `${start}${digit}`
}

const mostContainers = 10
const hourMs = 60 * 60 * 1000
/** From the declaration until the release. */
const hoursDeclared = 5

type Zones = ReturnType<typeof zonesOf>

/** The usual cut-offs before a ship departs. */
const sailingTimes = (departsOn: string) => ({
  etd: `${departsOn} ${demoDepartureTime}`,
  documentCutOff: `${daysAfter(departsOn, -3)} 12:00`,
  vgmCutOff: `${daysAfter(departsOn, -2)} 12:00`,
  customsCutOff: `${daysAfter(departsOn, -1)} 10:00`,
  cyCutOff: `${daysAfter(departsOn, -1)} 18:00`,
})

/** Weighed at the latest two days before the ship departs, and not later than today. */
const weighedOn = (departsOn: string, today: string): string => {
  const last = daysAfter(departsOn, -2)
  return last < today ? last : today
}

type Weighing = { readonly cargoKg: number; readonly day: string }

function weightsOf(type: string, { cargoKg, day }: Weighing): Readonly<Record<string, string>> {
  const tareKg = isContainerType(type) ? containerFacts(type).tareKg : undefined
  if (!tareKg) return {}
  return {
    cargoKg: String(cargoKg),
    tareKg: String(tareKg),
    vgmKg: String(cargoKg + tareKg),
    weighMethod: 'SM1',
    weighedOn: day,
  }
}

/** As the customs of the port writes it: 18 digits, of no real declaration. */
const declarationOf = (id: number, { origin }: Zones, releasedAt: Date | undefined) => ({
  formNumber: `99992026${String(id).padStart(10, '0')}`,
  ...(releasedAt
    ? {
        declarationState: 'released',
        declaredAt: wallTimeOf(origin, new Date(releasedAt.getTime() - hoursDeclared * hourMs)),
        releasedAt: wallTimeOf(origin, releasedAt),
      }
    : { declarationState: 'preparing' }),
})

const policyOf = (id: number) => ({
  policyNumber: `QYMC${10_000_000 + id}`,
  clauses: 'all-risks',
  currency: 'CNY',
})

/** The numbers of the carrier and of the depot, and when the ship arrives. */
const sailingNumbers = (id: number, arrivesAt: Date | undefined, { destination }: Zones) => ({
  billNumber: `QYSZ${10_000_000 + id}`,
  mblNumber: `QYMB${20_000_000 + id}`,
  releaseNumber: `RLS${30_000_000 + id}`,
  ...(arrivesAt && { eta: wallTimeOf(destination, arrivesAt) }),
})

type Shipment = Pick<StoredOrder, 'id' | 'service' | 'containers' | 'departsOn' | 'fromCode' | 'toCode'>
/** The cargo of the whole order, and the day on which the work is done. */
type Filling = {
  readonly grossWeightKg: number
  readonly today: string
  readonly arrivesAt?: Date | undefined
  /** When customs released the cargo, if they have. */
  readonly releasedAt?: Date | undefined
}

/** What staff fill in once the work has begun; undefined for services that show nothing more. */
export function demoDetails(
  { id, service, containers, departsOn, ...ends }: Shipment,
  { grossWeightKg, today, arrivesAt, releasedAt }: Filling,
): OrderValues | undefined {
  const zones = zonesOf(ends)
  const cargoKg = Math.round(grossWeightKg / containers.reduce((sum, { count }) => sum + count, 0))
  const weighing = departsOn && cargoKg > 0 ? { cargoKg, day: weighedOn(departsOn, today) } : undefined
  if (service === 'ocean' || service === 'soc')
    return {
      fields: {
        ...sailingNumbers(id, arrivesAt, zones),
        ...(departsOn && sailingTimes(departsOn)),
      },
      groups: {
        containers: containers.flatMap(({ type, count }, group) =>
          Array.from({ length: count }, (_, index) => ({
            number: containerNumber((id * mostContainers + group + index) % 1_000_000),
            type,
            seal: `SL${100_000 + id}${index}`,
            ...(weighing && weightsOf(type, weighing)),
          })),
        ),
        declarationForms: [declarationOf(id, zones, releasedAt)],
        policies: [policyOf(id)],
      },
    }
  if (service === 'trucking') {
    const number = containerNumber((id * mostContainers) % 1_000_000)
    const [first] = containers
    return {
      fields: {},
      groups: {
        containers: first ? [{ number, type: first.type, seal: `SL${100_000 + id}0` }] : [],
        trucks: [{ ...demoTruck, ...(first && { containerNumber: number }) }],
      },
    }
  }
  return undefined
}
