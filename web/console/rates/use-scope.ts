import { useMemo } from 'react'
import type { RateRow } from '#contract/rates.ts'
import { useBrandName } from '#web/console/shared/use-brand-name.ts'
import { useTranslation } from '#web/language/use-translation.ts'

type Scoped = Pick<RateRow, 'brands' | 'companies'>

/** The sites and companies of a rate as texts. */
export function useScope() {
  const { t } = useTranslation('ratesAdmin')
  const brandName = useBrandName()
  return useMemo(() => {
    const between = t('console:list.between')
    return {
      sites: ({ brands }: Scoped): string =>
        brands === null ? t('scope.allSites') : brands.map(brandName).join(between),
      companies: ({ companies }: Scoped): string =>
        companies === null
          ? t('scope.public')
          : t('scope.contract', { companies: companies.map(({ name }) => name).join(between) }),
    }
  }, [t, brandName])
}
