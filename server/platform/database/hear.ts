import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '#server/platform/logs.ts'
import { timeLimits } from '#server/platform/time-limits.ts'

export type Listener = { stop(): Promise<void> }

const msBetweenTries = 500

/**
 * Hears a channel for as long as the process lives. What was announced while the line was down is lost,
 * so `onHeard` is also called after every reconnection.
 */
export async function hear(url: string, channel: string, onHeard: () => void, log: Log): Promise<Listener> {
  let client: Client | undefined
  let stopping = false

  const listen = async () => {
    const line = new Client({
      connectionString: url,
      application_name: `quayside ${channel}`,
      connectionTimeoutMillis: timeLimits.connectionMs,
      keepAlive: true,
    })
    line.on('notification', onHeard)
    line.on('error', (error) => log.warn({ err: error }, 'the line to the database broke'))
    try {
      await line.connect()
      await line.query(`LISTEN ${line.escapeIdentifier(channel)}`)
    } catch (error) {
      // Not waited for: a connection that broke would never report its end.
      void line.end().catch(() => {})
      throw error
    }
    client = line
    if (stopping) return line.end()
    line.once('end', () => void reconnect())
    onHeard()
  }

  const reconnect = async () => {
    while (!stopping) {
      await pause(msBetweenTries)
      try {
        if (!stopping) await listen()
        return
      } catch {
        // The database is still away; the next round tries again.
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
