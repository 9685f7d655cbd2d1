import type { RowsByCode } from '#contract/dictionaries.ts'
import { CheckboxField, ChoiceField } from '#web/components/forms/field.tsx'
import { FormEnd } from '#web/components/forms/form-end.tsx'
import type { Given, Rule } from '#web/components/forms/rules.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { DayField } from '#web/services/shared/day-field.tsx'
import styles from '#web/services/shared/quote-form.module.css'
import { useAskingForm } from '#web/services/shared/use-asking-form.ts'
import { checkboxOf, isPriced, tickedIn } from './add-on-query.ts'
import { type DepotFormQuery, givenOf, stayRules } from './depot-query.ts'
import { CountField, SizeField } from './stay-fields.tsx'

type ServiceFormProps = {
  readonly asked: DepotFormQuery | undefined
  readonly services: readonly string[]
  readonly business: string
  readonly today: string
  readonly rows: RowsByCode
  onAsked(given: Given): void
}

const someService: Rule = (_, given) => (tickedIn(given).some(isPriced) ? undefined : 'required')

export function ServiceForm({ asked, services, business, today, rows, onAsked }: ServiceFormProps) {
  const { t } = useTranslation('places')
  const { parts, ...form } = useAskingForm({ services: someService, ...stayRules(today) }, onAsked)
  const problem = useProblem(form)('services', t('depots.services.which'))
  const shared = { form, asked: givenOf(asked) }
  const offered = rows.yardServiceType ?? []
  return (
    <form className={styles.form} aria-label={t('depots.services.title')} {...parts}>
      <fieldset className={styles.part}>
        <legend>{t('depots.services.which')}</legend>
        <p className={styles.problem}>{problem}</p>
        <div className={styles.checkboxes}>
          {offered.map(({ value, label }) => (
            <CheckboxField
              key={value}
              form={form}
              name={checkboxOf(value)}
              label={label}
              help={isPriced(value) ? undefined : t('depots.services.estimate')}
              defaultChecked={services.includes(value)}
            />
          ))}
        </div>
      </fieldset>
      <div className={styles.fields}>
        <ChoiceField
          form={form}
          name="business"
          label={t('depots.services.business')}
          defaultValue={business || 'export-laden'}
          choices={rows.yardBusinessType ?? []}
        />
        <SizeField {...shared} />
        <CountField {...shared} name="containers" usual="1" />
        <CountField {...shared} name="days" usual="7" />
        <DayField form={form} label={t('depots.form.day')} asked={asked?.day} />
      </div>
      <div className={styles.end}>
        <FormEnd form={form} submit={t('getPrice')} />
        <p className={styles.note}>{t('depots.services.note')}</p>
      </div>
    </form>
  )
}
