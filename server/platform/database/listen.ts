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
class PgListener implements Listener {
  readonly #handlers = new Map<string, OnNotification>()
  readonly #url: string
  readonly #log: Log
  #client: Client | undefined
  #stopping = false

  constructor(url: string, log: Log) {
    this.#url = url
    this.#log = log
  }

  async connect(): Promise<void> {
    const opened = await openClient(this.#url)
    if (this.#stopping) return opened.end()
    this.#client = opened
    try {
      // Also those that are added meanwhile: a map is walked through to its end.
      for (const channel of this.#handlers.keys()) await listenOn(opened, channel)
    } catch (error) {
      this.#client = undefined
      abandon(opened)
      throw error
    }
    opened.on('notification', ({ channel, payload }) => this.#handlers.get(channel)?.(payload))
    opened.on('error', (error) => this.#log.warn({ err: error }, 'the listening connection broke'))
    opened.once('end', () => void this.#reconnect())
    for (const onNotification of this.#handlers.values()) onNotification()
  }

  async #reconnect(): Promise<void> {
    this.#client = undefined
    while (!this.#stopping) {
      await pause(retryMs)
      try {
        if (!this.#stopping) await this.connect()
        return
      } catch {
        // Still unreachable: the next round tries again.
      }
    }
  }

  async listen(channel: string, onNotification: OnNotification): Promise<void> {
    if (this.#handlers.has(channel)) throw new Error(`The channel ${channel} has a handler`)
    this.#handlers.set(channel, onNotification)
    // Without a connection, the reconnection listens and calls the handler.
    if (!this.#client) return
    try {
      await listenOn(this.#client, channel)
    } catch (error) {
      this.#handlers.delete(channel)
      throw error
    }
    onNotification()
  }

  async stop(): Promise<void> {
    this.#stopping = true
    await this.#client?.end().catch(() => {})
  }
}

export async function openListener(url: string, log: Log): Promise<Listener> {
  const listener = new PgListener(url, log)
  await listener.connect()
  return listener
}
