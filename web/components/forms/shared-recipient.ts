import { createContext, type FormEvent, use, useRef, useState } from 'react'

/** The mobile number or email address that was typed in one form of the page is filled in in the next. */
export const SharedRecipient = createContext<{ current: string }>({ current: '' })

export const useInitialRecipient = (): string => {
  const shared = use(SharedRecipient)
  return useState(shared.current)[0]
}

const sharedFields = ['account', 'mobile', 'email']

/** For the component around the forms. */
export function useSharedRecipient() {
  const sharedRecipient = useRef('')
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && sharedFields.includes(target.name))
      sharedRecipient.current = target.value
  }
  return { sharedRecipient, onInput }
}
