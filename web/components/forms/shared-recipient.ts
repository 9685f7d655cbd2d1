import { createContext, type FormEvent, use, useRef, useState } from 'react'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/** The mobile number or email address that was typed in one form of the page is filled in in the next. */
export const SharedRecipient = createContext<{ current: string }>({ current: '' })

export const useInitialRecipient = (): string => {
  const shared = use(SharedRecipient)
  return useState(shared.current)[0]
}

const sharedFields = ['account', 'mobile', 'email']

/** The state of a link that leads from the login dialog to a form of the login page. */
export type RecipientState = { readonly recipient: string }

const recipientIn = (state: unknown): string => {
  const { recipient } = (state ?? {}) as Partial<Record<keyof RecipientState, unknown>>
  return typeof recipient === 'string' ? recipient : ''
}

/** For the component around the forms; `state` is that of the link that led to them, which the server does not know. */
export function useSharedRecipient(state?: unknown) {
  const isHydrated = useHydrated()
  const sharedRecipient = useRef(isHydrated ? recipientIn(state) : '')
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && sharedFields.includes(target.name))
      sharedRecipient.current = target.value
  }
  return { sharedRecipient, onInput }
}
