import { describe, expect, test } from 'vitest'
import { readPageDocument } from '#contract/content.ts'
import { brandCodes, languages } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const page = (path: string, more = '') => `/api/content/page?path=${encodeURIComponent(path)}${more}`

describe.each(languages)('about us in %s', (language) => {
  test('is different for each of the six brands', async () => {
    const stories = new Set<string>()
    for (const brand of brandCodes) {
      const host = brandOf(brand).developmentHost
      const reply = await site.request(page('/aboutUs', `&language=${language}`), { host })
      stories.add(dataOf(readPageDocument, reply).summary)
    }
    expect(stories.size).toBe(brandCodes.length)
  })
})

test('the about-us document of another brand is not found', async () => {
  refusalOf(await site.request(page('/about/ningbo'), { host: 'sh.localhost' }), 'not-found')
})

test.each(['/nowhere', '/../../package', '/..%2f..%2fpackage', '/\u0000'])(
  'there is no document %j',
  async (path) => {
    refusalOf(await site.request(page(path)), path.includes('\u0000') ? 'invalid-input' : 'not-found')
  },
)
