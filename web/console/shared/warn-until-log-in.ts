import { dismissToast, showToast } from '#web/ui/toast-store.ts'
import { onStaffChange, staffState } from './staff-state.ts'

/** A warning about an ended session, which would be wrong once an account is logged in. */
export function warnUntilLogIn(text: string): void {
  const toast = showToast('warning', text)
  const stop = onStaffChange(() => {
    if (staffState().status !== 'in') return
    stop()
    dismissToast(toast)
  })
}
