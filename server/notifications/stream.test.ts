import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStream, type Stream, type StreamDeps } from './stream.ts'

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
  const onTrouble = vi.fn()
  const read = async () => ({ unread: unread++ })
  const stream = createStream({ beatMs, isOpen: async () => true, read, onEnd, onTrouble, ...deps })
  streams.push(stream)
  const asking = stream.events[Symbol.asyncIterator]()
  return { stream, asking, onEnd, onTrouble, next: () => asking.next() }
}
const over = { done: true, value: undefined }

test('it speaks at once, then when there is news, and gives a sign of life in between', async () => {
  const { stream, next } = open()
  expect(await next()).toEqual({ done: false, value: { unread: 0 } })
  const second = next()
  stream.wake()
  expect(await second).toEqual({ done: false, value: { unread: 1 } })
  const third = next()
  await vi.advanceTimersByTimeAsync(beatMs)
  expect(await third).toEqual({ done: false, value: undefined })
})

test('news that comes while nobody asks is told once, and not taken for a sign of life', async () => {
  const { stream, next } = open()
  await next()
  stream.wake()
  stream.wake()
  expect(await next()).toEqual({ done: false, value: { unread: 1 } })
  const waiting = next()
  await vi.advanceTimersByTimeAsync(beatMs)
  expect(await waiting).toEqual({ done: false, value: undefined })
})

test.each(['a sign of life', 'news'])('whoever has lost his right gets no %s but the end', async (what) => {
  let isOpen = true
  const { stream, next, onEnd } = open({ isOpen: async () => isOpen })
  await next()
  isOpen = false
  const waiting = next()
  if (what === 'news') stream.wake()
  else await vi.advanceTimersByTimeAsync(beatMs)
  expect(await waiting).toEqual(over)
  expect(onEnd).toHaveBeenCalled()
})

test('whoever hangs up while he waits is let go at once', async () => {
  const { asking, next, onEnd } = open()
  await next()
  const waiting = next()
  await asking.return?.()
  expect(onEnd).toHaveBeenCalled()
  expect(await waiting).toEqual(over)
  expect(await next()).toEqual(over)
})

test('whoever never asks for more is let go at the next sign of life', async () => {
  const { onEnd } = open()
  await vi.advanceTimersByTimeAsync(beatMs - 1)
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onEnd).toHaveBeenCalled()
})

test('trouble ends it without a word of what it was', async () => {
  const trouble = new Error('SELECT secret')
  const { next, onEnd, onTrouble } = open({
    read: async () => {
      throw trouble
    },
  })
  expect(await next()).toEqual(over)
  expect(onTrouble).toHaveBeenCalledWith(trouble)
  expect(onEnd).toHaveBeenCalled()
})
