import type { RowsByCode } from '#contract/dictionaries.ts'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import { CheckboxField, ChoiceField } from '#web/components/forms/field.tsx'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import type { FormValues, Rule } from '#web/components/forms/rules.ts'
import type { LateRefusal } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from '#web/services/shared/quote-form.module.css'
import { StartDayField } from '#web/services/shared/start-day-field.tsx'
import { useSearchForm } from '#web/services/shared/use-search-form.ts'
import { depotFormValues, stayRules } from './depot-query.ts'
import { checkboxOf, isPriced, selectedServices } from './depot-services.ts'
import { CountField, SizeField } from './stay-fields.tsx'

type ServiceFormProps = {
  readonly query: QueryOf<'depot'> | undefined
  /** What the URL says, as it stands there. */
  readonly texts: FormValues
  readonly refused: LateRefusal | undefined
  readonly services: readonly string[]
  readonly business: string
  readonly today: string
  readonly rows: RowsByCode
  onSearch(values: FormValues): void
}

const someService: Rule = (_, values) => (selectedServices(values).some(isPriced) ? undefined : 'required')

export function ServiceForm(props: ServiceFormProps) {
  const { query, texts, refused, services, business, today, rows, onSearch } = props
  const { t } = useTranslation('places')
  const { formProps, ...form } = useSearchForm({
    rules: { services: someService, ...stayRules(today) },
    refused,
    onSearch,
  })
  const problem = useProblem(form)('services', t('depots.services.which'))
  const shared = { form, values: depotFormValues(query, texts) }
  const offered = rows.yardServiceType ?? []
  return (
    <form className={styles.form} aria-label={t('depots.services.title')} {...formProps}>
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
        <CountField {...shared} name="containers" defaultValue="1" />
        <CountField {...shared} name="days" defaultValue="7" />
        <StartDayField form={form} label={t('depots.form.day')} day={query?.day} />
      </div>
      <div className={styles.end}>
        <FormFooter form={form} submitLabel={t('getPrice')} />
        <p className={styles.note}>{t('depots.services.note')}</p>
      </div>
    </form>
  )
}
