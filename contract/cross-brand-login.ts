import { z } from 'zod'
import { brandCodes } from '#domain/brands/brand.ts'
import { defineCall } from './call.ts'
import { personView } from './identity.ts'

/** Where to go on: an address of the other brand with a code in its fragment, which no server and no log sees. */
export const crossBrandLogin = defineCall({
  name: 'crossBrandLogin',
  capability: 'identity',
  access: 'customer',
  method: 'POST',
  path: '/api/identity/crossBrandLogin',
  body: z.strictObject({ brand: z.enum(brandCodes) }),
  data: z.object({ address: z.url() }),
})

/** The code becomes a session of this brand; the token is in the header of the reply. */
export const enterByCrossBrandLogin = defineCall({
  name: 'enterByCrossBrandLogin',
  capability: 'identity',
  access: 'public',
  method: 'POST',
  path: '/api/identity/enterByCrossBrandLogin',
  body: z.strictObject({ code: z.string().min(1).max(200) }),
  data: personView,
})
