import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in a page as the server made it: the token never comes with a page, so nobody is known there yet. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
