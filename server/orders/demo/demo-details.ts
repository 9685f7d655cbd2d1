import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { isContainerNumber } from '#domain/values/container-number.ts'
import type { StoredOrder } from '#server/orders/store/order-store.ts'
import { demoTruck } from './demo-orders-store.ts'

const owner = 'QYSU'

/** A number with its check digit, of no real container. */
function containerNumber(serial: number): string {
  const start = `${owner}${String(serial).padStart(6, '0')}`
  const digit = [...'0123456789'].find((one) => isContainerNumber(`${start}${one}`))
  return `${start}${digit}`
}

const mostContainers = 10

/** What staff fill in once the work has begun; undefined for services that show nothing more. */
export function demoDetails({ id, service, containers, departsOn }: StoredOrder): OrderValues | undefined {
  if (service === 'ocean')
    return {
      fields: {
        billNumber: `QYSZ${10_000_000 + id}`,
        ...(departsOn && { etd: `${departsOn} 18:00` }),
      },
      groups: {
        containers: containers.flatMap(({ type, count }, group) =>
          Array.from({ length: count }, (_, index) => ({
            number: containerNumber((id * mostContainers + group + index) % 1_000_000),
            type,
            seal: `SL${100_000 + id}${index}`,
          })),
        ),
      },
    }
  if (service === 'trucking')
    return {
      fields: {},
      groups: { trucks: [demoTruck] },
    }
  return undefined
}
