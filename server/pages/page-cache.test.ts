import { expect, test, vi } from 'vitest'
import { makeNoncedPage, type NoncedPage, plainBody } from './nonced-page.ts'
import { PageCache } from './page-cache.ts'

const key = (path: string, brand = 'group', language = 'zh') => ({
  brand,
  language,
  origin: 'http://localhost',
  path,
})
const pageOf = (text: string, status = 200, mayCache = true) =>
  makeNoncedPage({ status, html: text, mayCache }, '#')
const renderOf = (text: string, status = 200) => vi.fn(async () => pageOf(text, status))
const textOf = (page: NoncedPage | undefined) => page && plainBody(page, '').bytes.toString()

test('a page is rendered once and cached', async () => {
  const pages = new PageCache<NoncedPage>(100_000)
  const render = renderOf('home')
  await pages.findOrRender(key('/'), render)
  await pages.findOrRender(key('/'), render)
  expect(render).toHaveBeenCalledTimes(1)
})

test('parallel visitors wait for one rendering', async () => {
  const pages = new PageCache<NoncedPage>(100_000)
  const render = renderOf('home')
  await Promise.all(Array.from({ length: 20 }, () => pages.findOrRender(key('/'), render)))
  expect(render).toHaveBeenCalledTimes(1)
})

test('pages of different brands and languages are never mixed up', async () => {
  const pages = new PageCache<NoncedPage>(100_000)
  await pages.findOrRender(key('/', 'group', 'zh'), renderOf('group zh'))
  await pages.findOrRender(key('/', 'ningbo', 'zh'), renderOf('ningbo zh'))
  await pages.findOrRender(key('/', 'group', 'en'), renderOf('group en'))
  expect(textOf(await pages.findOrRender(key('/', 'group', 'zh'), renderOf('wrong')))).toBe('group zh')
  expect(textOf(await pages.findOrRender(key('/', 'ningbo', 'zh'), renderOf('wrong')))).toBe('ningbo zh')
  expect(textOf(await pages.findOrRender(key('/', 'group', 'en'), renderOf('wrong')))).toBe('group en')
})

test('pages of two origins of one brand are never mixed up', async () => {
  const pages = new PageCache<NoncedPage>(100_000)
  const www = { ...key('/'), origin: 'https://www.quayside.example' }
  await pages.findOrRender(key('/'), renderOf('plain'))
  await pages.findOrRender(www, renderOf('www'))
  expect(textOf(pages.find(key('/')))).toBe('plain')
  expect(textOf(pages.find(www))).toBe('www')
})

test('a response that is no page is not cached', async () => {
  const pages = new PageCache<NoncedPage>(100_000)
  expect(await pages.findOrRender(key('/robots.txt'), async () => undefined)).toBeUndefined()
  expect(textOf(await pages.findOrRender(key('/robots.txt'), renderOf('page')))).toBe('page')
})

test('a page with no-store is rendered for every request', async () => {
  const pages = new PageCache<NoncedPage>(100_000)
  await pages.findOrRender(key('/dev/outbox'), async () => pageOf('letters', 200, false))
  expect(pages.count).toBe(0)
})

test('a not-found page is not cached', async () => {
  const pages = new PageCache<NoncedPage>(100_000)
  await pages.findOrRender(key('/guess-1'), renderOf('missing', 404))
  expect(pages.count).toBe(0)
})

test('the least recently used page is dropped at the byte limit', async () => {
  const one = pageOf('x'.repeat(300)).bytes
  const pages = new PageCache<NoncedPage>(one * 5)
  for (const path of ['/a', '/b', '/c', '/d', '/e'])
    await pages.findOrRender(key(path), renderOf('x'.repeat(300)))
  pages.find(key('/a'))
  await pages.findOrRender(key('/f'), renderOf('x'.repeat(300)))
  expect(pages.find(key('/b'))).toBeUndefined()
  expect(pages.find(key('/a'))).toBeDefined()
  expect(pages.bytes).toBeLessThanOrEqual(one * 5)
})

test('a page larger than a quarter of the cache is not cached and drops no others', async () => {
  const large = 'x'.repeat(400)
  const pages = new PageCache<NoncedPage>(pageOf(large).bytes * 4 - 1)
  await pages.findOrRender(key('/small'), renderOf('x'))
  expect(textOf(await pages.findOrRender(key('/large'), renderOf(large)))).toBe(large)
  expect(pages.find(key('/large'))).toBeUndefined()
  expect(pages.find(key('/small'))).toBeDefined()
})

test('the number of pages is limited too', async () => {
  const pages = new PageCache<NoncedPage>(Number.MAX_SAFE_INTEGER)
  const tiny = pageOf('x')
  for (let at = 0; at <= 20_000; at += 1) await pages.findOrRender(key(`/${at}`), async () => tiny)
  expect(pages.count).toBe(20_000)
  expect(pages.find(key('/0'))).toBeUndefined()
  expect(pages.bytes).toBe(tiny.bytes * pages.count)
})

test('a page whose rendering started before a change is not cached', async () => {
  const pages = new PageCache<NoncedPage>(100_000)
  let finish: (page: NoncedPage) => void = () => {}
  const slow = pages.findOrRender(
    key('/'),
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  pages.clear()
  finish(pageOf('stale'))
  await slow
  expect(pages.find(key('/'))).toBeUndefined()
  expect(textOf(await pages.findOrRender(key('/'), renderOf('fresh')))).toBe('fresh')
})
