import { useCallback, useEffect, useState } from 'react'
import { type BrandCode, brandCodes } from '#domain/brands/brand.ts'
import { loadBrand } from '#web/brands/brand-loaders.ts'
import { useLanguage } from '#web/language/use-translation.ts'

type Names = Partial<Record<BrandCode, { readonly zh: string; readonly en: string }>>

/** The names of the sites; empty until they are loaded. */
export function useBrandName(): (brand: BrandCode) => string {
  const language = useLanguage()
  const [names, setNames] = useState<Names>({})
  useEffect(() => {
    let isMounted = true
    void Promise.all(brandCodes.map(loadBrand)).then((brands) => {
      if (isMounted) setNames(Object.fromEntries(brands.map(({ code, name }) => [code, name])))
    })
    return () => {
      isMounted = false
    }
  }, [])
  return useCallback((brand: BrandCode) => names[brand]?.[language] ?? '', [names, language])
}
