import { writeContainers } from '#web/components/containers/containers.ts'
import type { StaffRequest } from '#web/services/shared/ask-staff.tsx'
import type { TruckingFormQuery } from './trucking-query.ts'

/** A haul without a price, as staff are asked for it. */
export const truckingRequest = (
  asked: TruckingFormQuery | undefined,
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
