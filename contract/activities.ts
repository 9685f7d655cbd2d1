import { z } from 'zod'
import { defineCall } from './call.ts'

export const opsActivityConfigurationVo = z.object({
  id: z.number().int(),
  title: z.string(),
  summary: z.string(),
  path: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
})
export type Activity = z.infer<typeof opsActivityConfigurationVo>

export const listActivities = defineCall({
  name: 'listActivities',
  capability: 'activities',
  access: 'public',
  method: 'POST',
  path: '/api/ops/opsActivityConfiguration/activity',
  data: z.array(opsActivityConfigurationVo),
})
