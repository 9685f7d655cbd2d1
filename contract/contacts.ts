import { z } from 'zod'
import { serviceKinds } from '#domain/brands/brand.ts'
import { customerPortal } from '#domain/contacts/portal.ts'
import { defineCall } from './call.ts'

export const serviceContact = z.object({
  id: z.number().int(),
  service: z.enum(serviceKinds),
  team: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  workTime: z.string(),
})
export type ServiceContact = z.infer<typeof serviceContact>

export const getServiceContact = defineCall({
  name: 'getServiceContact',
  capability: 'contacts',
  access: 'public',
  method: 'GET',
  path: '/api/ops/serviceContact/getServiceContact',
  query: z.object({
    platformName: z
      .string()
      .trim()
      .min(1)
      .max(40)
      .meta({ examples: [customerPortal] }),
  }),
  data: z.array(serviceContact),
})
