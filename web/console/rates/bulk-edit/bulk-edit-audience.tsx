import { ChoiceField } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { CompanyPicker } from '#web/console/rates/form/company-picker.tsx'
import { companyField } from '#web/console/rates/form/scope-fields.tsx'
import styles from '#web/console/rates/rates.module.css'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { audienceMoves, namesCompanies } from './bulk-edit-values.ts'

/** Makes the rates public, or contract rates of certain companies. */
export function AudienceFields({ form }: { readonly form: FormState }) {
  const { t } = useTranslation('ratesAdmin')
  const problem = useProblem(form)(companyField, t('form.companies'))
  return (
    <fieldset className={styles.fieldset}>
      <legend>{t('form.scope')}</legend>
      <div className={styles.fields}>
        <ChoiceField
          form={form}
          name="audience"
          label={t('bulk.move')}
          placeholder={t('bulk.stays')}
          choices={audienceMoves.map((value) => ({ value, label: t(`bulk.audience.${value}`) }))}
        />
      </div>
      {namesCompanies(form.values) && (
        <CompanyPicker name={companyField} picked={[]} required={{ help: t('bulk.audienceHelp'), problem }} />
      )}
      {form.values.audience && <p className={page.soft}>{t('bulk.audienceEnds')}</p>}
    </fieldset>
  )
}
