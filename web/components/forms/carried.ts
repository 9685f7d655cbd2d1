import { createContext, type FormEvent, use, useRef, useState } from 'react'

/** The number typed in one form stands already in the next; the forms of a page share it. */
export const CarriedMobile = createContext<{ current: string }>({ current: '' })

export const useCarriedMobile = (): string => {
  const carried = use(CarriedMobile)
  return useState(carried.current)[0]
}

/** For whoever stands around the forms. */
export function useCarrying() {
  const carried = useRef('')
  const onInput = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && ['account', 'mobile'].includes(target.name))
      carried.current = target.value
  }
  return { carried, onInput }
}
