import { writeContainers } from '#web/parts/containers/containers.ts'
import type { StaffRequest } from '#web/services/frame/ask-staff.tsx'
import type { TruckingWish } from './trucking-wish.ts'

/** A haul without a price, as staff are asked for it. */
export const truckingRequest = (
  asked: TruckingWish | undefined,
  way: { readonly from: string; readonly to: string },
): StaffRequest => ({
  kind: 'trucking',
  defaults: asked
    ? {
        ...way,
        containers: writeContainers(asked.containers),
        readyOn: asked.day,
      }
    : way,
})
