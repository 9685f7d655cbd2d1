import type { StaffRequest } from '#web/services/shared/ask-staff.tsx'
import type { DepotFormQuery } from './depot-query.ts'

/** A stay without a price, as staff are asked for it. */
export const depotRequest = (asked: DepotFormQuery | undefined, to: string): StaffRequest => ({
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
