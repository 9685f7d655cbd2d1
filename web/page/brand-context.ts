import { createContext, use } from 'react'
import type { Brand } from '#domain/brands/brand.ts'

export type BrandOfPage = Brand & {
  readonly origin: string
  /** The login page of the parent brand; null if customers log in here. */
  readonly logInUrl: string | null
}

export const BrandContext = createContext<BrandOfPage | undefined>(undefined)

export function useBrand(): BrandOfPage {
  const brand = use(BrandContext)
  if (!brand) throw new Error('A page stands outside its brand')
  return brand
}
