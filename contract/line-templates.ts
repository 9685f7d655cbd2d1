import { z } from 'zod'
import { mostLines } from '#domain/quotes/charges/staff-charge.ts'
import { lineTemplateLimits } from '#domain/quotes/requests/line-template.ts'
import { requestKinds } from '#domain/quotes/requests/quote-request.ts'
import { defineCall } from './call.ts'
import { staffOfferLine } from './staff-offers.ts'
import { typedLine } from './typed-text.ts'

const name = typedLine(lineTemplateLimits.name)
const lines = z
  .array(staffOfferLine.omit({ unitCost: true }).partial({ unitPrice: true }).strict())
  .min(1)
  .max(mostLines)
const kind = z.enum(requestKinds)

const lineTemplate = z.object({
  id: z.string(),
  name: z.string(),
  lines,
  version: z.number().int(),
  /** Empty for an account that is no longer known. */
  changedBy: z.string(),
  changedAt: z.iso.datetime(),
})
export type LineTemplate = z.infer<typeof lineTemplate>

/** Of one kind of request, by name. */
const data = z.object({ templates: z.array(lineTemplate).max(lineTemplateLimits.templates) })
export type LineTemplates = z.infer<typeof data>

/** The lines that staff keep for offers, for all who answer requests. */
export const listLineTemplates = defineCall({
  name: 'listLineTemplates',
  capability: 'quotes',
  access: 'staff',
  method: 'GET',
  path: '/api/console/lineTemplates',
  query: z.object({ kind }),
  data,
})

export const saveLineTemplate = defineCall({
  name: 'saveLineTemplate',
  capability: 'quotes',
  access: 'staff',
  method: 'POST',
  path: '/api/console/lineTemplates/save',
  body: z.object({ kind, name, lines }),
  data,
})

const known = { id: z.uuid(), version: z.number().int().positive() }

export const renameLineTemplate = defineCall({
  name: 'renameLineTemplate',
  capability: 'quotes',
  access: 'staff',
  method: 'POST',
  path: '/api/console/lineTemplates/rename',
  body: z.object({ ...known, name }),
  data,
})

/** Other lines under the same name. */
export const replaceLineTemplate = defineCall({
  name: 'replaceLineTemplate',
  capability: 'quotes',
  access: 'staff',
  method: 'POST',
  path: '/api/console/lineTemplates/replace',
  body: z.object({ ...known, lines }),
  data,
})

export const removeLineTemplate = defineCall({
  name: 'removeLineTemplate',
  capability: 'quotes',
  access: 'staff',
  method: 'POST',
  path: '/api/console/lineTemplates/remove',
  body: z.object(known),
  data,
})
