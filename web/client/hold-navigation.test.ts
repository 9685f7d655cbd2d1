import type { DataRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { createNavigationHold, type HoldTools } from './hold-navigation.ts'
import type { RouterKnowledge } from './page-needs.ts'

const routeIds = ['home', 'prices', 'list', 'guide', 'unknown'] as const
const paths = { home: '/', prices: '/prices', list: '/list', guide: '/guide', unknown: '*' } as const
const loaded = routeIds.filter((id) => id !== 'guide')

/** A router that shows a page; only the list has data of the server, only the guide is not loaded. */
function knowledgeOf(shown: keyof typeof paths): RouterKnowledge {
  const routes = routeIds.map((id) => ({ id, path: paths[id] }))
  const entries = routeIds.map((id) => [id, { id, module: `/${id}.js`, hasLoader: id === 'list' }])
  const matches = [{ route: routes.find(({ id }) => id === shown), pathname: paths[shown] }]
  return {
    router: { routes, state: { matches, location: { key: 'a' } } } as unknown as DataRouter,
    manifest: { version: '1', routes: Object.fromEntries(entries) },
    modules: Object.fromEntries(loaded.map((id) => [id, { default: () => null }])),
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

function startHold(changes: Partial<HoldTools> = {}) {
  const knowledge = knowledgeOf('prices')
  const saved = new Map<string, string>()
  const notices: { kind: string; retry(): void; isOpen: boolean }[] = []
  const openDocument = vi.fn<(path: string) => void>()
  const connection = { isOnline: true, hasScripts: true, status: 404, isHeld: false }
  const hold = createNavigationHold({
    knowledge: () => knowledge,
    isOnline: () => connection.isOnline,
    importScript: () => (connection.hasScripts ? Promise.resolve() : Promise.reject(new TypeError())),
    statusOf: () =>
      connection.status ? Promise.resolve(connection.status) : Promise.reject(new TypeError()),
    showNotice(kind, retry) {
      const notice = { kind, retry, isOpen: true }
      notices.push(notice)
      return () => {
        notice.isOpen = false
      }
    },
    setHeld: (isHeld) => {
      connection.isHeld = isHeld
    },
    openDocument,
    storage: { getItem: (key) => saved.get(key) ?? null, setItem: (key, value) => saved.set(key, value) },
    ...changes,
  })
  const opened: string[] = []
  const go = async (path: string) => {
    void hold(path, async () => opened.push(path))
    await settled()
  }
  const shownNotices = () => notices.filter(({ isOpen }) => isOpen).map(({ kind }) => kind)
  const retry = async () => {
    notices.at(-1)?.retry()
    await settled()
  }
  return { hold, go, retry, opened, openDocument, connection, shownNotices, knowledge }
}

test('a page that is loaded opens at once, offline too', async () => {
  const { go, opened, connection, shownNotices } = startHold()
  connection.isOnline = false
  await go('/')
  await go('/prices?type=40HQ')
  expect([opened, shownNotices()]).toEqual([['/', '/prices?type=40HQ'], []])
})

test.each([
  ['without its script', '/guide'],
  ['without its data', '/list'],
  ['whose route is not known', '/not-known-yet'],
])('offline, a page %s opens after a retry with a connection', async (_, path) => {
  const { go, retry, opened, connection, shownNotices } = startHold()
  connection.isOnline = false
  await go(path)
  await retry()
  expect([opened, shownNotices()]).toEqual([[], ['offline']])
  connection.isOnline = true
  await retry()
  expect([opened, shownNotices()]).toEqual([[path], []])
})

test.each([
  ['no answer', 0],
  ['a busy server', 503],
])('%s for its script keeps the page and says so', async (_, status) => {
  const { go, retry, opened, openDocument, connection, shownNotices } = startHold()
  Object.assign(connection, { hasScripts: false, status })
  await go('/guide')
  expect([opened, shownNotices()]).toEqual([[], ['unreachable']])
  connection.hasScripts = true
  await retry()
  expect([opened, openDocument.mock.calls]).toEqual([['/guide'], []])
})

test('a script of a former release opens the document once, then a notice', async () => {
  const { go, opened, openDocument, connection, shownNotices } = startHold()
  connection.hasScripts = false
  await go('/guide')
  expect([openDocument.mock.calls, shownNotices()]).toEqual([[['/guide']], []])
  await go('/guide')
  expect([openDocument.mock.calls, shownNotices(), opened]).toEqual([[['/guide']], ['unreachable'], []])
})

test('another navigation closes the notice', async () => {
  const { go, opened, connection, shownNotices } = startHold()
  connection.isOnline = false
  await go('/guide')
  await go('/')
  expect([opened, shownNotices()]).toEqual([['/'], []])
})

type Hold = ReturnType<typeof startHold>

test.each([
  ['another link', ({ go }: Hold) => go('/')],
  ['Back', ({ knowledge }: Hold) => Object.assign(knowledge.router.state, { location: { key: 'b' } })],
])('after %s, a script that loads late opens nothing', async (_, leave) => {
  let load = () => {}
  const script = new Promise<void>((resolve) => {
    load = resolve
  })
  const hold = startHold({ importScript: () => script })
  await hold.go('/guide')
  await leave(hold)
  load()
  await settled()
  expect(hold.opened).not.toContain('/guide')
})

test('a page is held from its press until it is shown, or until the notice is', async () => {
  const script = Promise.withResolvers<void>()
  const shown = Promise.withResolvers<void>()
  const { hold, connection, go } = startHold({ importScript: () => script.promise })
  void hold('/guide', () => shown.promise)
  expect(connection.isHeld).toBe(true)
  script.resolve()
  await settled()
  expect(connection.isHeld).toBe(true)
  shown.resolve()
  await settled()
  expect(connection.isHeld).toBe(false)
  connection.isOnline = false
  await go('/guide')
  expect(connection.isHeld).toBe(false)
})

test('another page that is loaded ends the wait for the first; its late scripts change nothing', async () => {
  const script = Promise.withResolvers<void>()
  const { hold, connection, go, opened } = startHold({ importScript: () => script.promise })
  void hold('/guide', async () => opened.push('/guide'))
  await go('/')
  expect(connection.isHeld).toBe(false)
  script.resolve()
  await settled()
  expect([opened, connection.isHeld]).toEqual([['/'], false])
})
