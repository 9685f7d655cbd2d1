import { staffRefusals } from '#domain/access/codes.ts'
import { addressRefusals } from '#domain/addresses/codes.ts'
import { certificationRefusals } from '#domain/certification/codes.ts'
import { fileRefusals } from '#domain/files/codes.ts'
import { identityRefusals } from '#domain/identity/codes.ts'
import { notificationRefusals } from '#domain/notifications/codes.ts'
import { orderRefusals } from '#domain/orders/codes.ts'
import { quoteRefusals } from '#domain/quotes/codes.ts'
import { rateRefusals } from '#domain/rates/codes.ts'
import { trackingRefusals } from '#domain/tracking/codes.ts'
import { platformRefusals } from './codes.ts'

/** A number in the envelope and an HTTP status for each refusal. Each noun declares its own in its `codes.ts`. */
export const refusals = {
  ...platformRefusals,
  ...staffRefusals,
  ...addressRefusals,
  ...certificationRefusals,
  ...fileRefusals,
  ...identityRefusals,
  ...notificationRefusals,
  ...orderRefusals,
  ...quoteRefusals,
  ...rateRefusals,
  ...trackingRefusals,
}
export type RefusalCode = keyof typeof refusals
export const refusalCodes = Object.keys(refusals) as RefusalCode[]
