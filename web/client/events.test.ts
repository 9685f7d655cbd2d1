import { expect, test } from 'vitest'
import { readEvents } from './events.ts'

const streamOf = (...pieces: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })

async function heard(...pieces: readonly Uint8Array[]) {
  const events: unknown[] = []
  for await (const event of readEvents(streamOf(...pieces))) events.push(event)
  return events
}

const bytes = (text: string) => new TextEncoder().encode(text)

test('each event is heard once, signs of life are not', async () => {
  expect(await heard(bytes('data: {"unread":1}\n\n: alive\n\ndata: {"unread":2}\n\n'))).toEqual([
    { unread: 1 },
    { unread: 2 },
  ])
})

test('an event is heard whole, wherever the line was cut', async () => {
  const all = bytes('data: {"name":"陈玥"}\n\ndata: {"unread":7}\r\n\r\n')
  for (let cut = 0; cut <= all.length; cut += 1)
    expect(await heard(all.slice(0, cut), all.slice(cut))).toEqual([{ name: '陈玥' }, { unread: 7 }])
})

test('what was not finished was not said', async () => {
  expect(await heard(bytes('data: {"unread":1}\n\ndata: {"unr'))).toEqual([{ unread: 1 }])
})
