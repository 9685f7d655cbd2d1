import { expect, test } from 'vitest'
import { findIn, manifest, type Seeds } from './seeded-tree.ts'
import { checkSitemap } from './sitemap.ts'

/** The routes as the router's functions make them, some of them from a table. */
const routes = `
const pages = ['truck', 'yard']
export default [
  { file: 'site/layout.tsx', children: [
    { index: true, file: 'site/home.tsx' },
    { path: 'service', file: 'site/home.tsx', children: pages.map((path) => ({ path, file: 'site/home.tsx' })) },
    { path: 'news/:id?', file: 'site/home.tsx' },
    { path: '*', file: 'site/home.tsx' },
  ] },
]`
const clean: Seeds = {
  ...manifest(['web']),
  'web/routes.ts': routes,
  'web/site/layout.tsx': '',
  'web/site/home.tsx': '',
  'domain/brands/links.data.ts': `export const links = [{ path: '/' }, { path: '/service/truck?tab=1' }, link('/news')]`,
  'content/zh/truck.json': `{ "sections": [{ "kind": "action", "path": "/news/7#top" }, { "kind": "text", "path": "/x" }] }`,
}

test('links that lead to pages have no findings', async () => {
  expect(await findIn(checkSitemap, clean)).toEqual([])
})

test('a missing or unreadable site map does not pass', async () => {
  const { 'web/routes.ts': _, ...without } = clean
  expect(await findIn(checkSitemap, without)).toEqual(['sitemap web/routes.ts'])
  const broken = { ...clean, 'web/routes.ts': `throw new Error('closed')` }
  expect(await findIn(checkSitemap, broken)).toEqual(['sitemap web/routes.ts'])
})

test('a page without its module is found', async () => {
  const { 'web/site/layout.tsx': _, ...without } = clean
  expect(await findIn(checkSitemap, without)).toEqual(['sitemap web/routes.ts'])
})

test.each(['/service/barge', '/service/truck/list', '/trucks', '/news/7/8'])(
  'navigation to %s is found',
  async (path) => {
    const seeds = { ...clean, 'domain/brands/fujian.data.ts': `export const home = {\n  path: '${path}' }` }
    expect(await findIn(checkSitemap, seeds)).toEqual(['sitemap domain/brands/fujian.data.ts:2'])
  },
)

test('the page for unknown paths is no page to link to', async () => {
  const seeds = {
    ...manifest(['web']),
    'web/routes.ts': `export default [{ path: '*', file: 'site/home.tsx' }]`,
    'web/site/home.tsx': '',
    'domain/brands/links.data.ts': `export const home = { path: '/' }`,
  }
  expect(await findIn(checkSitemap, seeds)).toEqual(['sitemap domain/brands/links.data.ts:1'])
})

test('an action of a page document that leads nowhere is found', async () => {
  const seeds = {
    ...clean,
    'content/en/truck.json': `{ "sections": [\n{ "kind": "action", "path": "/service/barge" }] }`,
  }
  expect(await findIn(checkSitemap, seeds)).toEqual(['sitemap content/en/truck.json:2'])
})
