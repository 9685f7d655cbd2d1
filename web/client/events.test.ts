import { expect, test } from 'vitest'
import { readEvents } from './events.ts'

const streamOf = (...chunks: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of chunks) controller.enqueue(piece)
      controller.close()
    },
  })

async function eventsIn(...chunks: readonly Uint8Array[]) {
  const events: unknown[] = []
  for await (const event of readEvents(streamOf(...chunks))) events.push(event)
  return events
}

const bytes = (text: string) => new TextEncoder().encode(text)

test('yields each event once and no keep-alive line', async () => {
  expect(await eventsIn(bytes('data: {"unread":1}\n\n: alive\n\ndata: {"unread":2}\n\n'))).toEqual([
    { unread: 1 },
    { unread: 2 },
  ])
})

test('joins an event wherever its chunks were cut', async () => {
  const all = bytes('data: {"name":"陈玥"}\n\ndata: {"unread":7}\r\n\r\n')
  for (let cut = 0; cut <= all.length; cut += 1)
    expect(await eventsIn(all.slice(0, cut), all.slice(cut))).toEqual([{ name: '陈玥' }, { unread: 7 }])
})

test('drops an event that is not complete', async () => {
  expect(await eventsIn(bytes('data: {"unread":1}\n\ndata: {"unr'))).toEqual([{ unread: 1 }])
})
