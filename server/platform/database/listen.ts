import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '#server/platform/logs.ts'
import { timeLimits } from '#server/platform/time-limits.ts'

/** The payload; undefined at first and after a reconnection, when notifications may have been lost. */
type OnNotification = (payload?: string) => void

export type Listener = {
  /** Until `stop`. A channel has one handler. */
  listen(channel: string, onNotification: OnNotification): Promise<void>
  stop(): Promise<void>
}

const retryMs = 500

// Not awaited: a broken connection never reports its end.
const abandon = (client: Client) => void client.end().catch(() => {})

/** A dedicated connection; closed again when it cannot be opened. */
async function openClient(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'quayside listener',
    connectionTimeoutMillis: timeLimits.connectionMs,
    keepAlive: true,
  })
  // An error event without a handler would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    abandon(client)
    throw error
  }
}

const listenOn = (client: Client, channel: string) =>
  client.query(`LISTEN ${client.escapeIdentifier(channel)}`)

/**
 * One connection for all channels of an instance. Notifications sent during a disconnection are lost, so every handler is
 * also called after each reconnection.
 */
export async function openListener(url: string, log: Log): Promise<Listener> {
  const handlers = new Map<string, OnNotification>()
  let client: Client | undefined
  let stopping = false

  const connect = async () => {
    const opened = await openClient(url)
    if (stopping) return opened.end()
    client = opened
    try {
      // Also those that are added meanwhile: a map is walked through to its end.
      for (const channel of handlers.keys()) await listenOn(opened, channel)
    } catch (error) {
      client = undefined
      abandon(opened)
      throw error
    }
    opened.on('notification', ({ channel, payload }) => handlers.get(channel)?.(payload))
    opened.on('error', (error) => log.warn({ err: error }, 'the listening connection broke'))
    opened.once('end', () => void reconnect())
    for (const onNotification of handlers.values()) onNotification()
  }

  const reconnect = async () => {
    client = undefined
    while (!stopping) {
      await pause(retryMs)
      try {
        if (!stopping) await connect()
        return
      } catch {
        // Still unreachable: the next round tries again.
      }
    }
  }

  await connect()
  return {
    async listen(channel, onNotification) {
      if (handlers.has(channel)) throw new Error(`The channel ${channel} has a handler`)
      handlers.set(channel, onNotification)
      // Without a connection, the reconnection listens and calls the handler.
      if (!client) return
      try {
        await listenOn(client, channel)
      } catch (error) {
        handlers.delete(channel)
        throw error
      }
      onNotification()
    },
    async stop() {
      stopping = true
      await client?.end().catch(() => {})
    },
  }
}
