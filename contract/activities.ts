import { z } from 'zod'
import { defineCall } from './call.ts'

const activity = z.object({
  id: z.number().int(),
  title: z.string(),
  summary: z.string(),
  path: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
})
export type Activity = z.infer<typeof activity>

export const listActivities = defineCall({
  name: 'listActivities',
  capability: 'activities',
  access: 'public',
  method: 'POST',
  path: '/api/ops/opsActivityConfiguration/activity',
  /** Spec §7: the answer is the list `opsActivityConfigurationVo`. */
  data: z.object({ opsActivityConfigurationVo: z.array(activity) }),
})
