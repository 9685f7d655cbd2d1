import type { RateFile } from '#contract/rates.ts'
import { DayField } from '#web/components/dates/day-field.tsx'
import { Field } from '#web/components/forms/field.tsx'
import { helpWithoutProblem } from '#web/components/forms/help-without-problem.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import styles from '#web/console/rates/rates.module.css'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'

type HeadFieldsProps = {
  readonly form: FormState
  readonly initial: Pick<RateFile, 'code' | 'validFrom' | 'validTo'>
  readonly isNew: boolean
  /** The usual code of what is selected. */
  readonly proposed: string | undefined
  onTake(code: string): void
}

/** All versions of a rate have the same code, so it is read-only after the first save. */
export function HeadFields({ form, initial, isNew, proposed, onTake }: HeadFieldsProps) {
  const { t } = useTranslation('ratesAdmin')
  const helpOf = helpWithoutProblem(form)
  return (
    <fieldset className={styles.fieldset}>
      <legend>{t('form.head')}</legend>
      <div className={styles.fields}>
        <Field
          form={form}
          name="code"
          label={t('segments.code')}
          help={helpOf('code', t(isNew ? 'form.codeHelp' : 'form.codeSaved'))}
          autoComplete="off"
          defaultValue={initial.code}
          readOnly={!isNew}
        />
        <DayField
          form={form}
          name="validFrom"
          label={t('segments.validFrom')}
          defaultValue={initial.validFrom}
        />
        <DayField
          form={form}
          name="validTo"
          label={t('segments.validTo')}
          help={helpOf('validTo', t('form.bothDays'))}
          defaultValue={initial.validTo}
        />
      </div>
      {isNew && proposed && proposed !== form.values.code && (
        <p className={page.row}>
          <span className={page.soft}>{t('form.proposed')}</span>
          <Button isCompact onClick={() => onTake(proposed)}>
            {proposed}
          </Button>
        </p>
      )}
    </fieldset>
  )
}
