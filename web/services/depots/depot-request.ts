import type { StaffRequest } from '#web/services/frame/ask-staff.tsx'
import type { DepotWish } from './depot-wish.ts'

/** A stay without a price, as staff are asked for it. */
export const depotRequest = (asked: DepotWish | undefined, to: string): StaffRequest => ({
  kind: 'depot',
  defaults: asked
    ? {
        to,
        containers: `${asked.size === 40 ? '40GP' : '20GP'}.${asked.containers}`,
        days: asked.days > 0 ? String(asked.days) : '',
        readyOn: asked.day,
      }
    : { to },
})
