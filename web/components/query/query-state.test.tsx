import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallPages } from '#web/client/query/use-call-pages.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { baseNamespaces, formNamespaces } from '#web/language/messages.ts'
import { createTranslator, type Translator } from '#web/language/translator.ts'
import { TranslatorContext } from '#web/language/use-translation.ts'
import { QueryState } from './query-state.tsx'

type Sent = { readonly key: string; readonly input: unknown; reply(result: Result<unknown>): Promise<void> }

let sent: Sent[] = []
let translator: Translator

/** The library notifies its components in the next task, never in the same one. */
const settled = (change: () => void) =>
  act(async () => {
    change()
    await new Promise((resolve) => setTimeout(resolve))
    await new Promise((resolve) => setTimeout(resolve))
  })

/** Every call waits until the test replies to it. */
const fakeCall = (key: string, input: unknown) =>
  new Promise<never>((resolve) => {
    const reply = (result: Result<unknown>) => settled(() => resolve(result as never))
    sent.push({ key, input, reply })
  })

const sentAt = (at: number): Sent => {
  const found = sent[at]
  if (!found) throw new Error(`Only ${sent.length} calls were made`)
  return found
}

beforeEach(async () => {
  sent = []
  translator = await createTranslator('ningbo', 'en', [...baseNamespaces, ...formNamespaces])
  provideClient({ call: fakeCall as never, enter: fakeCall as never, forgetLogIn: () => {} })
})
afterEach(async () => {
  await setOnline(true)
  vi.restoreAllMocks()
})

const layer = (children: ReactNode, user: string) => (
  <TranslatorContext value={translator}>
    <QueryLayer user={user}>{children}</QueryLayer>
  </TranslatorContext>
)

/** Each test has a user of its own, since all pages of a tab share one cache. */
let users = 0
const show = (children: ReactNode) => {
  users += 1
  const user = `user-${users}`
  const { rerender } = render(layer(children, user))
  return (next: ReactNode, as = user) => rerender(layer(next, as))
}

const setOnline = (isOnline: boolean) =>
  settled(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  })

function QuoteNumber({ number, keepsPrevious }: { number: string; keepsPrevious?: boolean }) {
  const query = useCallQuery('GET /api/quotes/quote', { query: { number } }, { keepsPrevious })
  return <QueryState query={query}>{(quote) => <p>Quote {quote.number}</p>}</QueryState>
}

const quote = (number: string) => ok({ number })

test('a late answer to a former query does not replace the newer one', async () => {
  const change = show(<QuoteNumber number="A" />)
  change(<QuoteNumber number="B" />)
  await sentAt(1).reply(quote('B'))
  await sentAt(0).reply(quote('A'))
  expect(screen.getByText('Quote B')).toBeDefined()
  expect(screen.queryByText('Quote A')).toBeNull()
})

test('the former answer stays while the next one loads, if the page wants it', async () => {
  const change = show(<QuoteNumber number="A" keepsPrevious />)
  await sentAt(0).reply(quote('A'))
  change(<QuoteNumber number="B" keepsPrevious />)
  expect(screen.getByText('Quote A')).toBeDefined()
  await sentAt(1).reply(quote('B'))
  expect(screen.getByText('Quote B')).toBeDefined()
})

test("another user never sees the former user's answer", async () => {
  const change = show(<QuoteNumber number="A" keepsPrevious />)
  await sentAt(0).reply(quote('A'))
  change(<QuoteNumber number="A" keepsPrevious />, 'someone-else')
  expect(screen.queryByText('Quote A')).toBeNull()
  expect(sent).toHaveLength(2)
  await sentAt(1).reply(refusal('not-found'))
  expect(screen.queryByText('Quote A')).toBeNull()
})

test('an error is shown once, with a button that tries again', async () => {
  show(<QuoteNumber number="A" />)
  expect(screen.getByRole('status').textContent).toContain('Loading')
  await sentAt(0).reply(refusal('not-found'))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(sent).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await sentAt(1).reply(quote('A'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Quote A')).toBeDefined()
})

function RefreshingQuote() {
  const query = useCallQuery('GET /api/quotes/quote', { query: { number: 'A' } })
  const accepting = useCallMutation('POST /api/quotes/accept', { invalidates: ['GET /api/quotes/quote'] })
  return (
    <>
      <QueryState query={query}>{(read) => <p>{read.state}</p>}</QueryState>
      <button type="button" onClick={() => void accepting.send({ body: { number: 'A' } })}>
        Accept
      </button>
      <p data-testid="refusal">{accepting.refusal?.refusal}</p>
    </>
  )
}
const accepting = () => userEvent.click(screen.getByRole('button', { name: 'Accept' }))

test('a change loads again what it has made out of date', async () => {
  show(<RefreshingQuote />)
  await sentAt(0).reply(ok({ state: 'open' }))
  await accepting()
  await sentAt(1).reply(ok({}))
  expect(screen.getByText('open')).toBeDefined()
  await sentAt(2).reply(ok({ state: 'accepted' }))
  expect(screen.getByText('accepted')).toBeDefined()
})

test('a refused change says why and loads nothing again', async () => {
  show(<RefreshingQuote />)
  await sentAt(0).reply(ok({ state: 'open' }))
  await accepting()
  await sentAt(1).reply(refusal('quote-closed'))
  expect(screen.getByTestId('refusal').textContent).toBe('quote-closed')
  expect(sent).toHaveLength(2)
})

test('a failed refresh leaves the data on the screen and can be tried again', async () => {
  show(<RefreshingQuote />)
  await sentAt(0).reply(ok({ state: 'open' }))
  await accepting()
  await sentAt(1).reply(ok({}))
  await sentAt(2).reply(refusal('busy'))
  expect(screen.getByText('open')).toBeDefined()
  expect(screen.getByText(/Could not refresh/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await sentAt(3).reply(ok({ state: 'accepted' }))
  expect(screen.getByText('accepted')).toBeDefined()
  expect(screen.queryByText(/Could not refresh/)).toBeNull()
})

test('offline says so, keeps the data and loads again when the connection is back', async () => {
  show(<RefreshingQuote />)
  await sentAt(0).reply(ok({ state: 'open' }))
  await setOnline(false)
  await accepting()
  await sentAt(1).reply(ok({}))
  expect(screen.getByText('open')).toBeDefined()
  expect(screen.getByText(/You are offline/)).toBeDefined()
  expect(sent).toHaveLength(2)
  await setOnline(true)
  await sentAt(2).reply(ok({ state: 'accepted' }))
  expect(screen.getByText('accepted')).toBeDefined()
  expect(screen.queryByText(/You are offline/)).toBeNull()
})

test('a page opened offline says so and loads when the connection is back', async () => {
  await setOnline(false)
  show(<QuoteNumber number="A" />)
  expect(screen.getByText('You are offline')).toBeDefined()
  expect(sent).toHaveLength(0)
  await setOnline(true)
  await sentAt(0).reply(quote('A'))
  expect(screen.getByText('Quote A')).toBeDefined()
})

function Inbox({ unreadOnly }: { unreadOnly?: 'yes' | 'no' }) {
  const query = { size: 100, ...(unreadOnly && { unreadOnly }) }
  const cursor = ({ id }: { id: number }) => ({ before: id })
  const pages = useCallPages('GET /api/notifications/notifications', { query }, { cursor })
  return (
    <QueryState query={pages}>
      {(rows) => (
        <>
          <p>{rows.map(({ id }) => `N${id}`).join(' ')}</p>
          {pages.hasMore && (
            <button type="button" onClick={pages.loadMore}>
              More
            </button>
          )}
        </>
      )}
    </QueryState>
  )
}

const rowsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ id: first + index }))

test('the 101st row is reached by the cursor of the 100th', async () => {
  show(<Inbox />)
  expect(sentAt(0).input).toEqual({ query: { size: 100 } })
  await sentAt(0).reply(ok({ rows: rowsFrom(1, 100), hasMore: true }))
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(sentAt(1).input).toEqual({ query: { size: 100, before: 100 } })
  await sentAt(1).reply(ok({ rows: rowsFrom(101, 101), hasMore: false }))
  expect(screen.getByText(/^N1 N2 .* N100 N101$/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
})

test('a late page of other criteria does not get into the list', async () => {
  const change = show(<Inbox unreadOnly="yes" />)
  change(<Inbox unreadOnly="no" />)
  await sentAt(1).reply(ok({ rows: rowsFrom(7, 7), hasMore: false }))
  await sentAt(0).reply(ok({ rows: rowsFrom(1, 2), hasMore: false }))
  expect(screen.getByText('N7')).toBeDefined()
})
