import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sharedRead } from './shared-read.ts'

/** Reads that end when the test says so; each has the number of its start. */
function heldReads() {
  const started: PromiseWithResolvers<number>[] = []
  const read = sharedRead(() => {
    const held = Promise.withResolvers<number>()
    started.push(held)
    return held.promise
  })
  return { started, read }
}

test('all calls in one turn share one read', async () => {
  const { started, read } = heldReads()
  const replies = [read(), read(), read()]
  await turn()
  expect(started).toHaveLength(1)
  started[0]?.resolve(7)
  expect(await Promise.all(replies)).toEqual([7, 7, 7])
})

test('a call during a read gets a later one, because the running one may be too old', async () => {
  const { started, read } = heldReads()
  const first = read()
  await turn()
  const later = [read(), read()]
  await turn()
  expect(started).toHaveLength(1)
  started[0]?.resolve(1)
  expect(await first).toBe(1)
  await turn()
  expect(started).toHaveLength(2)
  started[1]?.resolve(2)
  expect(await Promise.all(later)).toEqual([2, 2])
})

test('a failed read fails for the calls that waited for it and for no later one', async () => {
  const { started, read } = heldReads()
  const failing = expect(read()).rejects.toThrow('gone')
  await turn()
  const later = read()
  started[0]?.reject(new Error('gone'))
  await failing
  await turn()
  started[1]?.resolve(3)
  expect(await later).toBe(3)
})
