import type { RouteConfigEntry } from '@react-router/dev/routes'
import { addressOf, expect, hosts, requestPage, test } from '#tests/support/browser.ts'
import routes from '#web/routes.ts'

/** Opened from a document, after a log-in, on a host of their own, or only while developing. */
const openedOtherwise = [
  '/quote/verify',
  '/quote/request',
  '/quote/shared',
  '/order/shared',
  '/dev/',
  '/workbench',
  '/szhmworkbench',
  '/console',
]

const pathsOf = ({ path = '', index, children = [] }: RouteConfigEntry, parent = ''): string[] => {
  const own = [parent, path].filter(Boolean).join('/')
  const isPage = (path !== '' || index === true) && !/[:*]/.test(own)
  return [...(isPage ? [`/${own}`] : []), ...children.flatMap((child) => pathsOf(child, own))]
}

/** Every path of a site to which a link leads from its home, directly or over other pages. */
test('links lead from the homes to every public page', async ({ request }) => {
  test.setTimeout(120_000)
  const seen = new Set<string>()
  for (const { host } of hosts) {
    const waiting = ['/']
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const reply = await requestPage(request, host, path, { accept: 'text/html' })
      const html = reply.ok() ? await reply.text() : ''
      for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)) {
        const url = new URL(href.replaceAll('&amp;', '&'), addressOf(host))
        const isOurs = url.host === new URL(addressOf(host)).host
        if (!isOurs || seen.has(url.pathname)) continue
        seen.add(url.pathname)
        waiting.push(url.pathname)
      }
    }
  }
  const pages = routes
    .flatMap((route) => pathsOf(route))
    .filter((path) => !openedOtherwise.some((other) => path.startsWith(other)))
  expect(pages.length).toBeGreaterThan(40)
  expect(pages.filter((path) => !seen.has(path))).toEqual([])
})
