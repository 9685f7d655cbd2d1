import { createContext, use, useState } from 'react'

/** The number typed in one form stands already in the next; the forms of this surface share it. */
export const CarriedMobile = createContext<{ current: string }>({ current: '' })

export const useCarriedMobile = (): string => {
  const carried = use(CarriedMobile)
  return useState(carried.current)[0]
}
