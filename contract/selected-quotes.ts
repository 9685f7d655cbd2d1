import { z } from 'zod'
import { defineCall } from './call.ts'
import { selected } from './paging.ts'
import { labels, quoteNumber } from './quotes.ts'

/** Adds and removes labels of several quotes; if one of them cannot be changed, none is. */
export const labelQuotes = defineCall({
  name: 'labelQuotes',
  capability: 'quotes',
  access: 'customer',
  method: 'POST',
  path: '/api/quotes/labels/change',
  body: z.object({ numbers: selected(quoteNumber), add: labels, remove: labels }),
  data: z.object({ changed: z.number().int() }),
})
