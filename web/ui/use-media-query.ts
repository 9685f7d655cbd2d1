import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window matches a media query; on the server it does not. */
export function useMediaQuery(media: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(media)
      list?.addEventListener('change', onChange)
      return () => list?.removeEventListener('change', onChange)
    },
    [media],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(media).matches ?? false,
    () => false,
  )
}
