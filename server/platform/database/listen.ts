import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '#server/platform/logs.ts'
import { timeLimits } from '#server/platform/time-limits.ts'

export type Listener = { stop(): Promise<void> }

const retryMs = 500

/** A dedicated connection that listens; closed again when that fails. */
async function openClient(url: string, channel: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: `quayside ${channel}`,
    connectionTimeoutMillis: timeLimits.connectionMs,
    keepAlive: true,
  })
  // An error event without a handler would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
    return client
  } catch (error) {
    // Not awaited: a broken connection never reports its end.
    void client.end().catch(() => {})
    throw error
  }
}

/** The payload; undefined after a reconnection, when notifications may have been lost. */
export type OnNotification = (payload?: string) => void

/**
 * Listens to a channel until `stop`. Notifications sent during a disconnection are lost,
 * so `onNotification` is also called after every reconnection.
 */
export async function pgListen(
  url: string,
  channel: string,
  onNotification: OnNotification,
  log: Log,
): Promise<Listener> {
  let client: Client | undefined
  let stopping = false

  const listen = async () => {
    client = await openClient(url, channel)
    if (stopping) return client.end()
    client.on('notification', ({ payload }) => onNotification(payload))
    client.on('error', (error) => log.warn({ err: error }, 'the listening connection broke'))
    client.once('end', () => void reconnect())
    onNotification()
  }

  const reconnect = async () => {
    while (!stopping) {
      await pause(retryMs)
      try {
        if (!stopping) await listen()
        return
      } catch {
        // Still unreachable: the next round tries again.
      }
    }
  }

  await listen()
  return {
    async stop() {
      stopping = true
      await client?.end().catch(() => {})
    },
  }
}
