import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in server-rendered markup: a page request carries no token, so the user is unknown there. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
