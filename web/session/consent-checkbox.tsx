import { CheckboxField } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'

/** One checkbox for both documents. */
export function ConsentCheckbox({ form }: { form: FormState }) {
  const { t } = useTranslation('session')
  return (
    <CheckboxField form={form} name="consent" label={t('consent.label')}>
      {t('consent.accept')}
      <DocumentLink name="agreement" />
      {t('consent.and')}
      <DocumentLink name="policy" />
    </CheckboxField>
  )
}

/** Opens in a new tab, so that the form keeps its values. */
function DocumentLink({ name }: { name: 'agreement' | 'policy' }) {
  const { t } = useTranslation('session')
  return (
    <a href={`/${name}`} target="_blank" rel="noopener">
      {t(`consent.${name}`)}
      <span className="visually-hidden">{t('consent.newTab')}</span>
    </a>
  )
}
