import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '#server/platform/logs.ts'
import { timeLimits } from '#server/platform/time-limits.ts'

export type Listener = { stop(): Promise<void> }

const msBetweenTries = 500

/** A connection of its own that listens; a failed one leaves nothing open. */
async function openLine(url: string, channel: string): Promise<Client> {
  const line = new Client({
    connectionString: url,
    application_name: `quayside ${channel}`,
    connectionTimeoutMillis: timeLimits.connectionMs,
    keepAlive: true,
  })
  // Heard from the first moment: an error without a listener would end the process.
  line.on('error', () => {})
  try {
    await line.connect()
    await line.query(`LISTEN ${line.escapeIdentifier(channel)}`)
    return line
  } catch (error) {
    // Not waited for: a connection that broke would never report its end.
    void line.end().catch(() => {})
    throw error
  }
}

/** What was said; nothing where it is not known, because the line was down. */
export type OnHeard = (said?: string) => void

/**
 * Hears a channel for as long as the process lives. What was announced while the line was down is lost,
 * so `onHeard` is also called after every reconnection.
 */
export async function hear(url: string, channel: string, onHeard: OnHeard, log: Log): Promise<Listener> {
  let line: Client | undefined
  let stopping = false

  const listen = async () => {
    line = await openLine(url, channel)
    if (stopping) return line.end()
    line.on('notification', ({ payload }) => onHeard(payload))
    line.on('error', (error) => log.warn({ err: error }, 'the line to the database broke'))
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
      await line?.end().catch(() => {})
    },
  }
}
