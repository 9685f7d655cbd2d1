import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in a page as the server made it: the token never comes with a page, so nobody is known there yet. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
