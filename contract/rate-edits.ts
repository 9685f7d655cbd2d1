import { z } from 'zod'
import { importedKinds } from '#domain/rates/rate.ts'
import { bulkEdit } from './bulk-edit.ts'
import { defaultBodyBytes, defineCall } from './call.ts'
import { selected, selectedIds } from './paging.ts'
import { containerType } from './queries.ts'
import { importView } from './rate-imports.ts'
import { price } from './rate-pricing.ts'
import { rateFilters } from './rates.ts'

const editedRates = z.discriminatedUnion('of', [
  z.object({ of: z.literal('selected'), rateIds: selectedIds }),
  /** All published versions without an end that the filters of the list find. */
  rateFilters.omit({ kind: true }).extend({ of: z.literal('found') }),
  z.object({
    of: z.literal('typed'),
    /** Null takes the price of a type away. */
    rates: selected(z.object({ rateId: z.uuid(), prices: z.partialRecord(containerType, price.nullable()) })),
  }),
])

/** Previews an edit of several published lanes as an import; no rate is saved. */
export const previewRateEdit = defineCall({
  name: 'previewRateEdit',
  capability: 'rates',
  access: 'staff',
  method: 'POST',
  path: '/api/console/rates/edit',
  body: z.object({ kind: z.enum(importedKinds), rates: editedRates, change: bulkEdit }),
  // Enough: prices are short texts, and 100 lanes with all of them are 40 kB.
  maxBodyBytes: defaultBodyBytes,
  data: importView,
})
