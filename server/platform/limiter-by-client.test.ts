import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLimiterByClient } from './limiter-by-client.ts'

/** A limiter, and its running work, which a test ends. */
function start(limits: Parameters<typeof createLimiterByClient>[0]) {
  const limit = createLimiterByClient(limits)
  const running: PromiseWithResolvers<string>[] = []
  const ask = (client: string) =>
    limit(client, () => {
      const work = Promise.withResolvers<string>()
      running.push(work)
      return work.promise
    })
  return { ask, running }
}

test('one client has no more than its share, and others are still served', async () => {
  const { ask, running } = start({ concurrent: 10, queued: 10, perClient: 2 })
  const asked = [ask('a'), ask('a')]
  expect(await ask('a')).toMatchObject({ ok: false, refusal: 'busy' })
  asked.push(ask('b'))
  expect(running).toHaveLength(3)
  for (const work of running) work.resolve('done')
  for (const one of asked) expect(await one).toEqual({ ok: true, value: 'done' })
})

test('a place is free again after work that ended, and after work that failed', async () => {
  const { ask, running } = start({ concurrent: 1, queued: 0, perClient: 1 })
  const first = ask('a')
  running[0]?.resolve('done')
  await first
  const second = ask('a')
  running[1]?.reject(new Error('failed'))
  await expect(second).rejects.toThrow('failed')
  const third = ask('a')
  running[2]?.resolve('again')
  expect(await third).toEqual({ ok: true, value: 'again' })
})

test('queued work counts for its client, and what does not fit the queue is refused', async () => {
  const { ask, running } = start({ concurrent: 1, queued: 2, perClient: 2 })
  const asked = [ask('a'), ask('a'), ask('b')]
  expect(await ask('a')).toMatchObject({ refusal: 'busy' })
  expect(await ask('c')).toMatchObject({ refusal: 'busy' })
  expect(running).toHaveLength(1)
  for (const [index, one] of asked.entries()) {
    await turn()
    running[index]?.resolve(`${index}`)
    expect(await one).toEqual({ ok: true, value: `${index}` })
  }
})
