import { z } from 'zod'
import { templateLimits } from '#domain/orders/drafts/draft.ts'
import { orderServices } from '#domain/orders/fields/order-forms.ts'
import { defineCall } from './call.ts'
import { namedPlace } from './offers.ts'
import { orderNumber } from './orders.ts'
import { typedLine } from './typed-text.ts'

const name = typedLine(templateLimits.name)

const template = z.object({
  id: z.string(),
  name: z.string(),
  service: z.enum(orderServices),
  /** Priced again when the template is used. */
  quote: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  places: z.array(namedPlace),
  containers: z.array(z.object({ type: z.string(), count: z.number() })),
  createdBy: z.string(),
  version: z.number().int(),
})
export type OrderTemplateRow = z.infer<typeof template>

/** Of the company, by name. */
export const listOrderTemplates = defineCall({
  name: 'listOrderTemplates',
  capability: 'orders',
  access: 'customer',
  method: 'GET',
  path: '/api/orders/templates',
  data: z.object({ templates: z.array(template).max(templateLimits.templates) }),
})

/** The fields of an order under a name, without what names one shipment. */
export const saveOrderTemplate = defineCall({
  name: 'saveOrderTemplate',
  capability: 'orders',
  access: 'customer',
  method: 'POST',
  path: '/api/orders/templates/save',
  body: z.object({ order: orderNumber, name }),
  data: z.object({ id: z.string() }),
})

const known = { id: z.uuid(), version: z.number().int().positive() }

export const renameOrderTemplate = defineCall({
  name: 'renameOrderTemplate',
  capability: 'orders',
  access: 'customer',
  method: 'POST',
  path: '/api/orders/templates/rename',
  body: z.object({ ...known, name }),
  data: z.object({ id: z.string() }),
})

export const removeOrderTemplate = defineCall({
  name: 'removeOrderTemplate',
  capability: 'orders',
  access: 'customer',
  method: 'POST',
  path: '/api/orders/templates/remove',
  body: z.object(known),
  data: z.object({ id: z.string() }),
})
