import { createContext, type FormEvent, use, useRef, useState } from 'react'

/** The mobile number that was typed in one form of the page is filled in in the next. */
export const SharedMobile = createContext<{ current: string }>({ current: '' })

export const useInitialMobile = (): string => {
  const sharedMobile = use(SharedMobile)
  return useState(sharedMobile.current)[0]
}

/** For the component around the forms. */
export function useSharedMobile() {
  const sharedMobile = useRef('')
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && ['account', 'mobile'].includes(target.name))
      sharedMobile.current = target.value
  }
  return { sharedMobile, onInput }
}
