import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from '#server/platform/logs.ts'
import { connectedTo, endConnections, testDatabase } from '#tests/support/database.ts'
import { openDatabaseProxy } from '#tests/support/database-proxy.ts'
import { type Listener, openListener } from './listen.ts'

const database = await testDatabase()
const log = createLog('silent')
const listeners: Listener[] = []
afterEach(async () => {
  for (const listener of listeners.splice(0)) await listener.stop()
})

async function listen(channel: string, url = database.url) {
  const onNotification = vi.fn()
  const listener = await openListener(url, log)
  listeners.push(listener)
  await listener.listen(channel, onNotification)
  return { onNotification, listener }
}
const announce = (channel: string, said = '') =>
  database.pool.query('SELECT pg_notify($1, $2)', [channel, said])
const connectionCount = async () =>
  (await connectedTo(database.url)).filter((name) => name === 'quayside listener').length

test('receives notifications of its channel only', async () => {
  const { onNotification } = await listen('rates')
  expect(onNotification).toHaveBeenCalledTimes(1)
  await announce('others')
  await announce('rates')
  await vi.waitFor(() => expect(onNotification).toHaveBeenCalledTimes(2), 5_000)
})

test('has one connection for several channels, before and after a reconnection', async () => {
  const { onNotification, listener } = await listen('one')
  const other = vi.fn()
  await listener.listen('other', other)
  expect(other).toHaveBeenCalledTimes(1)
  await announce('other', 'first')
  await vi.waitFor(() => expect(other.mock.calls).toEqual([[], ['first']]), 5_000)
  await endConnections(database.url)
  await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(3), 5_000)
  await announce('one', 'second')
  await announce('other', 'third')
  await vi.waitFor(() => expect(other.mock.calls).toEqual([[], ['first'], [], ['third']]), 5_000)
  expect(onNotification.mock.calls).toEqual([[], [], ['second']])
  expect(await connectionCount()).toBe(1)
})

test('a channel that is added during a disconnection is listened to after it', async () => {
  const line = await openDatabaseProxy(database.url)
  const { listener } = await listen('early', line.url)
  await line.cut()
  const late = vi.fn()
  await vi.waitFor(() => expect(listener.listen('late', late)).resolves.toBeUndefined(), 5_000)
  await line.mend()
  await vi.waitFor(() => expect(late).toHaveBeenCalledTimes(1), 6_000)
  await announce('late', 'heard')
  await vi.waitFor(() => expect(late).toHaveBeenLastCalledWith('heard'), 5_000)
})

test('a second handler of a channel is refused', async () => {
  const { listener, onNotification } = await listen('taken')
  await expect(listener.listen('taken', vi.fn())).rejects.toThrow('taken')
  await announce('taken')
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
  expect(await connectionCount()).toBe(1)
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
  expect(await connectionCount()).toBe(1)
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
  expect(await connectionCount()).toBe(0)
})

test('quotes the name of the channel', async () => {
  const { onNotification } = await listen('Odd "name"; --')
  await database.pool.query(`SELECT pg_notify('Odd "name"; --', '')`)
  await vi.waitFor(() => expect(onNotification).toHaveBeenCalledTimes(2), 5_000)
})
