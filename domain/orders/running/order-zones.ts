import { homeZone } from '#domain/language/format-time.ts'
import type { RouteEnd } from '#domain/orders/fields/order-field.ts'
import { zoneOfPort } from '#domain/places/port-zone.ts'

const isPortCode = (code: string): boolean => /^[A-Z]{2}[A-Z2-9]{3}$/.test(code)

type Ends = { readonly fromCode: string | null; readonly toCode: string | null }

const zoneOf = (code: string | null): string =>
  (code !== null && isPortCode(code) && zoneOfPort(code)) || homeZone

/** The clocks of the two ends of an order, as IANA zones. */
export const zonesOf = ({ fromCode, toCode }: Ends): Record<RouteEnd, string> => ({
  origin: zoneOf(fromCode),
  destination: zoneOf(toCode),
})
