/**
 * Tells a task that its launcher is gone, even when that was killed with -9: the channel between them closes.
 * The channel alone does not keep a finished task running.
 */
export function whenOrphaned(callback: () => void) {
  if (!process.connected) return
  process.once('disconnect', callback)
  process.channel?.unref()
}
