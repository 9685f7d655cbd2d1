import { useEffect, useState } from 'react'
import { type BrandCode, brandCodes } from '#domain/brands/brand.ts'
import { loadBrand } from '#web/brands/brand-loaders.ts'
import { useLanguage } from '#web/language/use-translation.ts'

type Names = Partial<Record<BrandCode, { readonly zh: string; readonly en: string }>>

/** The sites by their names, once they are known. */
export function useBrandName(): (brand: BrandCode) => string {
  const language = useLanguage()
  const [names, setNames] = useState<Names>({})
  useEffect(() => {
    let isWanted = true
    void Promise.all(brandCodes.map(loadBrand)).then((brands) => {
      if (isWanted) setNames(Object.fromEntries(brands.map(({ code, name }) => [code, name])))
    })
    return () => {
      isWanted = false
    }
  }, [])
  return (brand) => names[brand]?.[language] ?? ''
}
