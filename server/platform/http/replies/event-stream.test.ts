import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStream, type Stream, type StreamDeps } from './event-stream.ts'

const beatMs = 25_000
let streams: Stream[] = []
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const stream of streams) stream.end()
  streams = []
  vi.useRealTimers()
})

function open(deps: Partial<StreamDeps> = {}) {
  let unread = 0
  const onEnd = vi.fn()
  const onError = vi.fn()
  const read = async () => ({ unread: unread++ })
  const stream = createStream({ beatMs, isOpen: async () => true, read, onEnd, onError, ...deps })
  streams.push(stream)
  const iterator = stream.events[Symbol.asyncIterator]()
  return { stream, iterator, onEnd, onError, next: () => iterator.next() }
}
const over = { done: true, value: undefined }

test('sends the state at once and after each change, with heartbeats in between', async () => {
  const { stream, next } = open()
  expect(await next()).toEqual({ done: false, value: { unread: 0 } })
  const second = next()
  stream.wake()
  expect(await second).toEqual({ done: false, value: { unread: 1 } })
  const third = next()
  await vi.advanceTimersByTimeAsync(beatMs)
  expect(await third).toEqual({ done: false, value: undefined })
})

test('changes between two reads are sent as one event, not as a heartbeat', async () => {
  const { stream, next } = open()
  await next()
  stream.wake()
  stream.wake()
  expect(await next()).toEqual({ done: false, value: { unread: 1 } })
  const waiting = next()
  await vi.advanceTimersByTimeAsync(beatMs)
  expect(await waiting).toEqual({ done: false, value: undefined })
})

test.each(['heartbeat', 'change'])('ends without a %s after the session has ended', async (what) => {
  let isOpen = true
  const { stream, next, onEnd } = open({ isOpen: async () => isOpen })
  await next()
  isOpen = false
  const waiting = next()
  if (what === 'change') stream.wake()
  else await vi.advanceTimersByTimeAsync(beatMs)
  expect(await waiting).toEqual(over)
  expect(onEnd).toHaveBeenCalled()
})

test('ends at once when the client disconnects', async () => {
  const { iterator, next, onEnd } = open()
  await next()
  const waiting = next()
  await iterator.return?.()
  expect(onEnd).toHaveBeenCalled()
  expect(await waiting).toEqual(over)
  expect(await next()).toEqual(over)
})

test('says that it was replaced, and ends', async () => {
  const { stream, next, onEnd } = open()
  await next()
  const waiting = next()
  stream.replace()
  expect(onEnd).toHaveBeenCalled()
  expect(await waiting).toEqual({ done: false, value: { isReplaced: true } })
  expect(await next()).toEqual(over)
})

test('says so to a client that reads late, even after a change', async () => {
  const { stream, next } = open()
  stream.replace()
  stream.wake()
  expect([await next(), await next()]).toEqual([{ done: false, value: { isReplaced: true } }, over])
})

test('ends at the next heartbeat if the client does not read', async () => {
  const { onEnd } = open()
  await vi.advanceTimersByTimeAsync(beatMs - 1)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onEnd).toHaveBeenCalled()
})

test('an error ends the stream without details', async () => {
  const error = new Error('SELECT secret')
  const { next, onEnd, onError } = open({
    read: async () => {
      throw error
    },
  })
  expect(await next()).toEqual(over)
  expect(onError).toHaveBeenCalledWith(error)
  expect(onEnd).toHaveBeenCalled()
})
