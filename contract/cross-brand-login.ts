import { z } from 'zod'
import { brandCodes } from '#domain/brands/brand.ts'
import { challengePattern } from '#domain/identity/cross-brand-login.ts'
import { defineCall } from './call.ts'
import { personView } from './identity.ts'

/**
 * Where to go on: an address of the other brand with a code in its fragment, which no server and no log sees. The code
 * works only with the secret of the challenge. Without a challenge the address leads to a page that makes one.
 */
export const crossBrandLogin = defineCall({
  name: 'crossBrandLogin',
  capability: 'identity',
  access: 'customer',
  method: 'POST',
  path: '/api/identity/crossBrandLogin',
  body: z.strictObject({
    brand: z.enum(brandCodes),
    challenge: z.string().regex(challengePattern).optional(),
  }),
  data: z.object({ address: z.url() }),
})

const entry = z.strictObject({
  code: z.string().min(1).max(200),
  /** Made and kept by the browser that asked for the code. */
  secret: z.string().min(1).max(200),
})

/** Whose session the code continues, for a browser where another user is logged in; the code stays valid. */
export const readCrossBrandLogin = defineCall({
  name: 'readCrossBrandLogin',
  capability: 'identity',
  access: 'public',
  method: 'POST',
  path: '/api/identity/readCrossBrandLogin',
  body: entry,
  data: personView.pick({ id: true, name: true }),
})

/** The code becomes a session of this brand; the token is in the header of the reply. */
export const enterByCrossBrandLogin = defineCall({
  name: 'enterByCrossBrandLogin',
  capability: 'identity',
  access: 'public',
  method: 'POST',
  path: '/api/identity/enterByCrossBrandLogin',
  body: entry,
  data: personView,
})
