import type { SessionView } from '#contract/registration.ts'
import type { listedSessionsOf } from './session-store.ts'

type StoredSession = Awaited<ReturnType<typeof listedSessionsOf>>[number]
type Place = Pick<SessionView, 'id' | 'browser' | 'system' | 'network' | 'createdAt' | 'lastUsedAt'>

/** What identifies a session to its owner and to staff: device, network and times. */
export const viewPlace = ({ id, browser, system, network, createdAt, lastUsedAt }: StoredSession): Place => ({
  id,
  browser,
  system,
  network,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
})
