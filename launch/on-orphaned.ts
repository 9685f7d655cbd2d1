/**
 * Calls back when the launcher is gone, even when it was killed with -9: the IPC channel closes.
 * The channel alone does not keep a finished task running.
 */
export function onOrphaned(callback: () => void) {
  if (!process.connected) return
  process.once('disconnect', callback)
  process.channel?.unref()
}
