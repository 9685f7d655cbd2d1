import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#domain/values/refusal.ts'
import { provideClient } from '#web/client/call.ts'
import { QueryLayer } from './query-client.tsx'
import { useCallMutation } from './use-call-mutation.ts'
import { useCallQuery } from './use-call-query.ts'

const call = vi.fn(async () => ok(null))

beforeEach(() => {
  call.mockClear()
  provideClient({ call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
})

const show = () => renderHook(() => useCallMutation('POST /api/quotes/accept'), { wrapper: QueryLayer })
const first = { body: { number: 'Q1' } }
const second = { body: { number: 'Q2' } }

test('the same input is sent once for two calls in one instant, and again after the answer', async () => {
  const { result } = show()
  await act(async () => {
    const answers = await Promise.all([result.current.send(first), result.current.send(first)])
    expect(answers).toEqual([ok(null), ok(null)])
  })
  expect(call).toHaveBeenCalledTimes(1)
  await act(async () => void (await result.current.send(first)))
  expect(call).toHaveBeenCalledTimes(2)
})

test('another input is sent at once, and the first input again after it', async () => {
  const { result } = show()
  await act(async () => {
    await Promise.all([first, second, first].map((input) => result.current.send(input)))
  })
  expect(call.mock.calls.map(([, input]: unknown[]) => input)).toEqual([first, second, first])
})

test('the function that sends stays the same from render to render', () => {
  const { result, rerender } = show()
  const { send } = result.current
  rerender()
  expect(result.current.send).toBe(send)
})

test('what was requested before a change and comes after it is requested again', async () => {
  // The tests share a cache.
  const search = crypto.randomUUID()
  const answers: ((rows: readonly string[]) => void)[] = []
  const list = (key: string) =>
    key === 'POST /api/quotes/accept'
      ? Promise.resolve(ok(null))
      : new Promise((answer) => answers.push((rows) => answer(ok({ rows }))))
  provideClient({ call: list, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Parameters<
    typeof provideClient
  >[0])
  const both = () => ({
    query: useCallQuery('GET /api/quotes', { query: { search } }),
    accept: useCallMutation('POST /api/quotes/accept', { invalidates: ['GET /api/quotes'] }),
  })
  const { result } = renderHook(both, { wrapper: QueryLayer })
  await waitFor(() => expect(answers).toHaveLength(1))
  await act(async () => void (await result.current.accept.send(first)))
  await act(async () => answers[0]?.(['as before']))
  await waitFor(() => expect(answers).toHaveLength(2))
  await act(async () => answers[1]?.(['accepted']))
  await waitFor(() => expect(result.current.query).toMatchObject({ data: { rows: ['accepted'] } }))
})
