import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from '#server/platform/logs.ts'
import { connectedTo, endConnections, testDatabase } from '#tests/support/database.ts'
import { openDatabaseProxy } from '#tests/support/database-proxy.ts'
import { type Listener, pgListen } from './listen.ts'

const database = await testDatabase()
const log = createLog('silent')
const listeners: Listener[] = []
afterEach(async () => {
  for (const listener of listeners.splice(0)) await listener.stop()
})

async function listen(channel: string, url = database.url) {
  const onNotification = vi.fn()
  const listener = await pgListen(url, channel, onNotification, log)
  listeners.push(listener)
  return { onNotification, listener }
}
const announce = (channel: string, said = '') =>
  database.pool.query('SELECT pg_notify($1, $2)', [channel, said])
const ears = async (channel: string) =>
  (await connectedTo(database.url)).filter((name) => name === `quayside ${channel}`).length

test('receives notifications of its channel only', async () => {
  const { onNotification } = await listen('rates')
  expect(onNotification).toHaveBeenCalledTimes(1)
  await announce('others')
  await announce('rates')
  await vi.waitFor(() => expect(onNotification).toHaveBeenCalledTimes(2), 5_000)
})

test('passes the payload on, and undefined after a reconnection', async () => {
  const { onNotification } = await listen('rates')
  await announce('rates', 'of tomorrow')
  await vi.waitFor(() => expect(onNotification).toHaveBeenLastCalledWith('of tomorrow'), 5_000)
  await endConnections(database.url)
  await vi.waitFor(() => expect(onNotification.mock.calls).toEqual([[], ['of tomorrow'], []]), 5_000)
})

test('notifies after a reconnection, since notifications may have been lost', async () => {
  const { onNotification } = await listen('rates')
  await endConnections(database.url)
  await vi.waitFor(() => expect(onNotification).toHaveBeenCalledTimes(2), 5_000)
  await announce('rates')
  await vi.waitFor(() => expect(onNotification).toHaveBeenCalledTimes(3), 5_000)
  expect(await ears('rates')).toBe(1)
})

test('reconnects after several failed tries, with one connection', async () => {
  const line = await openDatabaseProxy(database.url)
  const { onNotification } = await listen('long', line.url)
  line.refuse()
  await vi.waitFor(() => expect(line.connections).toBe(3), 5_000)
  await line.mend()
  await vi.waitFor(() => expect(onNotification).toHaveBeenCalledTimes(2), 5_000)
  await announce('long')
  await vi.waitFor(() => expect(onNotification).toHaveBeenCalledTimes(3), 5_000)
  expect(await ears('long')).toBe(1)
})

test('opens another connection when one is never answered', async () => {
  const line = await openDatabaseProxy(database.url)
  const { onNotification } = await listen('silent', line.url)
  await line.cut()
  line.hold()
  await line.mend()
  await vi.waitFor(() => expect(line.connections).toBe(2), 5_000)
  line.stopHolding()
  await vi.waitFor(() => expect(onNotification).toHaveBeenCalledTimes(2), 6_000)
})

test('stopping during a reconnection leaves no connection open', async () => {
  const line = await openDatabaseProxy(database.url)
  const { onNotification, listener } = await listen('ending', line.url)
  await line.cut()
  const putThrough = line.hold()
  await line.mend()
  await vi.waitFor(() => expect(line.connections).toBe(2), 5_000)
  await listener.stop()
  putThrough()
  await vi.waitFor(() => expect(line.open).toBe(0), 5_000)
  expect(onNotification).toHaveBeenCalledTimes(1)
  expect(await ears('ending')).toBe(0)
})

test('quotes the name of the channel', async () => {
  const { onNotification } = await listen('Odd "name"; --')
  await database.pool.query(`SELECT pg_notify('Odd "name"; --', '')`)
  await vi.waitFor(() => expect(onNotification).toHaveBeenCalledTimes(2), 5_000)
})
