import type { RateFile } from '#contract/rates.ts'
import { type BrandCode, brandCodes } from '#domain/brands/brand.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import styles from '#web/console/rates/rates.module.css'
import page from '#web/console/shared/page.module.css'
import { useBrandName } from '#web/console/shared/use-brand-name.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { CompanyPicker } from './company-picker.tsx'

/** Null where no brand is selected: all brands. */
export function readBrands(values: FormValues): readonly BrandCode[] | null {
  const selected = brandCodes.filter((brand) => values[`brands.${brand}`] !== undefined)
  return selected.length > 0 ? selected : null
}

export const companyField = 'companies'

/** Null where no company is selected: a public rate. */
export function readCompanies(values: FormValues): readonly string[] | null {
  const companies = (values[companyField] ?? '').split(',').filter(Boolean)
  return companies.length > 0 ? companies : null
}

/** The sites a rate is sold on, and the companies of a contract rate. */
export function ScopeFields({ initial }: { initial: Pick<RateFile, 'brands' | 'companies'> }) {
  const { t } = useTranslation('ratesAdmin')
  const brandName = useBrandName()
  return (
    <fieldset className={styles.fieldset}>
      <legend>{t('form.scope')}</legend>
      <p className={page.soft}>{t('form.sitesHelp')}</p>
      <div className={styles.checkboxes}>
        {brandCodes.map((brand) => (
          <label key={brand}>
            <input
              type="checkbox"
              name={`brands.${brand}`}
              defaultChecked={initial.brands?.includes(brand) ?? false}
            />
            {brandName(brand)}
          </label>
        ))}
      </div>
      <CompanyPicker name={companyField} picked={initial.companies ?? []} />
    </fieldset>
  )
}
