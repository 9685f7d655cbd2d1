import type { RateFile } from '#contract/rates.ts'
import { type BrandCode, brandCodes } from '#domain/brands/brand.ts'
import type { Given } from '#web/components/forms/rules.ts'
import page from '#web/console/shared/page.module.css'
import { useBrandName } from '#web/console/shared/use-brand-name.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { CompanyPicker } from './company-picker.tsx'
import styles from './rates.module.css'

/** None ticked is all of them. */
export function typedBrands(given: Given): readonly BrandCode[] | null {
  const ticked = brandCodes.filter((brand) => given[`brands.${brand}`] !== undefined)
  return ticked.length > 0 ? ticked : null
}

const companyField = 'companies.'

/** None named is everybody. */
export function typedCompanies(given: Given): readonly string[] | null {
  const named = Object.keys(given)
    .filter((name) => name.startsWith(companyField))
    .map((name) => name.slice(companyField.length))
  return named.length > 0 ? named : null
}

/** For whom the rate holds: on which sites, and for everybody or for companies with a contract. */
export function ScopeFields({ from }: { from: Pick<RateFile, 'brands' | 'companies'> }) {
  const { t } = useTranslation('ratesAdmin')
  const brandName = useBrandName()
  return (
    <fieldset className={styles.fieldset}>
      <legend>{t('form.scope')}</legend>
      <p className={page.soft}>{t('form.sitesHelp')}</p>
      <div className={styles.boxes}>
        {brandCodes.map((brand) => (
          <label key={brand}>
            <input
              type="checkbox"
              name={`brands.${brand}`}
              defaultChecked={from.brands?.includes(brand) ?? false}
            />
            {brandName(brand)}
          </label>
        ))}
      </div>
      <CompanyPicker fieldOf={(companyId) => `${companyField}${companyId}`} picked={from.companies ?? []} />
    </fieldset>
  )
}
