import { call } from './call.ts'
import { followStream } from './event-stream.ts'
import { loadMyCompany } from './my-company.ts'
import { takeOrderChanges } from './order-changes.ts'
import { changeSession, onSessionChange, sessionState } from './session-state.ts'

type Counts = { readonly unread: number; readonly orders?: Parameters<typeof takeOrderChanges>[0] }

const isCount = (event: unknown): event is Counts =>
  typeof event === 'object' && event !== null && 'unread' in event && typeof event.unread === 'number'

function takeCount(event: Counts): void {
  const before = sessionState()
  changeSession({ unread: event.unread })
  // The notification may be about the membership, so it is read again.
  if (before.unread !== event.unread && before.myCompany) void loadMyCompany()
}

function onEvent(event: unknown): void {
  if (!isCount(event)) return
  takeCount(event)
  takeOrderChanges(event.orders)
}

/**
 * Keeps the number of unread notifications up to date while a user is logged in and the page is visible. Called once;
 * returns how to stop.
 */
export function followNotifications(): () => void {
  const { update, stop } = followStream({
    open: (options) => call('GET /api/notifications/watch', {}, options),
    onEvent,
    async readOnce(options, signal) {
      const result = await call('GET /api/notifications/notifications', { query: { size: 1 } }, options)
      if (result.ok && !signal.aborted) takeCount({ unread: result.value.unread })
    },
    isWanted: () => sessionState().loggedIn,
  })
  const leave = onSessionChange(update)
  return () => {
    leave()
    stop()
  }
}
