import { createContext, type FormEvent, use, useRef, useState } from 'react'

/** The mobile number that was typed in one form of the page is filled in in the next. */
export const CarriedMobile = createContext<{ current: string }>({ current: '' })

export const useCarriedMobile = (): string => {
  const carried = use(CarriedMobile)
  return useState(carried.current)[0]
}

/** For the component around the forms. */
export function useCarrying() {
  const carried = useRef('')
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && ['account', 'mobile'].includes(target.name))
      carried.current = target.value
  }
  return { carried, onInput }
}
