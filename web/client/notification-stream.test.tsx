import { renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '#web/ui/toast-store.ts'
import { provideClient } from './call.ts'
import { ApiClient } from './client.ts'
import { followNotifications } from './notification-stream.ts'
import { changeSession, onSessionChange, sessionState } from './session-state.ts'
import { createTokenStore } from './tokens.ts'

const warn = vi.fn()
let asked: string[] = []
let unread = 0
let watchReply: () => Response

const json = (status: number, envelope: object) =>
  new Response(JSON.stringify(envelope), { status, headers: { 'content-type': 'application/json' } })
const busy = () =>
  json(503, { code: 1008, success: false, data: { refusal: 'busy' }, message: 'The server is busy' })
const eventsOf = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream' } })
const countOf = (path: string) => asked.filter((one) => one === path).length
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

const watchPath = '/api/notifications/watch'
const listPath = '/api/notifications/notifications'

/** Every number the page showed. */
const seen: number[] = []
beforeAll(() => {
  // A user that another test file left logged in would be followed before this file has its client.
  changeSession({ loggedIn: false })
  const leave = onSessionChange(() => seen.push(sessionState().unread))
  const stop = followNotifications()
  // Other test files of this worker log users in.
  return () => {
    leave()
    stop()
  }
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  asked = []
  warn.mockClear()
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    if (pathname === watchPath) return watchReply()
    return json(200, { code: 0, success: true, data: { rows: [], hasMore: false, unread }, message: '' })
  })
  provideClient(
    new ApiClient({
      origin: 'http://localhost',
      tokens: createTokenStore(window.sessionStorage, window.localStorage),
      rememberLanguage: () => {},
      warn,
      showText: warn,
      loggedOut: () => {},
      sessionEnded: () => {},
      tabs: { send: () => {} },
    }),
  )
  changeSession({ unread: 0, myCompany: null })
  seen.length = 0
})
afterEach(() => {
  changeSession({ loggedIn: false })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('without a free stream the number is read once a minute, without a word to the user', async () => {
  watchReply = busy
  unread = 5
  changeSession({ loggedIn: true })
  await vi.waitFor(() => expect(sessionState().unread).toBe(5))
  unread = 6
  await minutes(2)
  await vi.waitFor(() => expect(sessionState().unread).toBe(6))
  expect(countOf(watchPath)).toBeGreaterThan(1)
  expect(warn).not.toHaveBeenCalled()
  expect(renderHook(useToasts).result.current).toEqual([])
})

test('a page whose stream was replaced does not open it again, but reads the number', async () => {
  watchReply = () => eventsOf('data: {"unread":1}\n\ndata: {"isReplaced":true}\n\n')
  unread = 2
  changeSession({ loggedIn: true })
  await vi.waitFor(() => expect(seen).toContain(1))
  await minutes(1)
  await vi.waitFor(() => expect(sessionState().unread).toBe(2))
  await minutes(3)
  expect(countOf(watchPath)).toBe(1)
  expect(countOf(listPath)).toBeGreaterThan(2)
})
