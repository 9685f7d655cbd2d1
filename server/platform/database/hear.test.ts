import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from '#server/platform/logs.ts'
import { connectedTo, endConnections, testDatabase } from '#tests/support/database.ts'
import { openLine } from '#tests/support/line.ts'
import { hear, type Listener } from './hear.ts'

const database = await testDatabase()
const log = createLog('silent')
const listeners: Listener[] = []
afterEach(async () => {
  for (const listener of listeners.splice(0)) await listener.stop()
})

async function listen(channel: string, url = database.url) {
  const onHeard = vi.fn()
  const listener = await hear(url, channel, onHeard, log)
  listeners.push(listener)
  return { onHeard, listener }
}
const announce = (channel: string, said = '') =>
  database.pool.query('SELECT pg_notify($1, $2)', [channel, said])
const ears = async (channel: string) =>
  (await connectedTo(database.url)).filter((name) => name === `quayside ${channel}`).length

test('an announcement is heard, and only on its channel', async () => {
  const { onHeard } = await listen('rates')
  expect(onHeard).toHaveBeenCalledTimes(1)
  await announce('others')
  await announce('rates')
  await vi.waitFor(() => expect(onHeard).toHaveBeenCalledTimes(2), 5_000)
})

test('what was said is handed over; after a silence it is not known', async () => {
  const { onHeard } = await listen('rates')
  await announce('rates', 'of tomorrow')
  await vi.waitFor(() => expect(onHeard).toHaveBeenLastCalledWith('of tomorrow'), 5_000)
  await endConnections(database.url)
  await vi.waitFor(() => expect(onHeard.mock.calls).toEqual([[], ['of tomorrow'], []]), 5_000)
})

test('what was said while the line was down counts as heard when it is back', async () => {
  const { onHeard } = await listen('rates')
  await endConnections(database.url)
  await vi.waitFor(() => expect(onHeard).toHaveBeenCalledTimes(2), 5_000)
  await announce('rates')
  await vi.waitFor(() => expect(onHeard).toHaveBeenCalledTimes(3), 5_000)
  expect(await ears('rates')).toBe(1)
})

test('a database that stays away for several tries is heard again, by one ear only', async () => {
  const line = await openLine(database.url)
  const { onHeard } = await listen('long', line.url)
  line.refuse()
  await vi.waitFor(() => expect(line.calls).toBe(3), 5_000)
  await line.mend()
  await vi.waitFor(() => expect(onHeard).toHaveBeenCalledTimes(2), 5_000)
  await announce('long')
  await vi.waitFor(() => expect(onHeard).toHaveBeenCalledTimes(3), 5_000)
  expect(await ears('long')).toBe(1)
})

test('a line that is never answered is given up for another', async () => {
  const line = await openLine(database.url)
  const { onHeard } = await listen('silent', line.url)
  await line.cut()
  line.hold()
  await line.mend()
  await vi.waitFor(() => expect(line.calls).toBe(2), 5_000)
  line.stopHolding()
  await vi.waitFor(() => expect(onHeard).toHaveBeenCalledTimes(2), 6_000)
})

test('a listener that is stopped while it is coming back leaves no line and hears nothing more', async () => {
  const line = await openLine(database.url)
  const { onHeard, listener } = await listen('ending', line.url)
  await line.cut()
  const putThrough = line.hold()
  await line.mend()
  await vi.waitFor(() => expect(line.calls).toBe(2), 5_000)
  await listener.stop()
  putThrough()
  await vi.waitFor(() => expect(line.open).toBe(0), 5_000)
  expect(onHeard).toHaveBeenCalledTimes(1)
  expect(await ears('ending')).toBe(0)
})

test('a channel whose name is not plain is heard too', async () => {
  const { onHeard } = await listen('Odd "name"; --')
  await database.pool.query(`SELECT pg_notify('Odd "name"; --', '')`)
  await vi.waitFor(() => expect(onHeard).toHaveBeenCalledTimes(2), 5_000)
})
