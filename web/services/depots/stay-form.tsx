import type { ReactNode } from 'react'
import type { RowsByCode } from '#contract/dictionaries.ts'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import { storageKinds } from '#domain/tariffs/depot/depot-tariff.ts'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import type { FormValues } from '#web/components/forms/rules.ts'
import type { LateRefusal } from '#web/components/forms/use-form.ts'
import { countIn } from '#web/components/quotes/state/query-rules.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from '#web/services/shared/quote-form.module.css'
import { useSearchForm } from '#web/services/shared/use-search-form.ts'
import { depotFormValues, depotRules } from './depot-query.ts'
import { FreeDays, type FreeDaysProps } from './free-days.tsx'
import { PortField, StayFields, WorkFields } from './stay-fields.tsx'

type StayFormProps = {
  readonly title: string
  readonly query: QueryOf<'depot'> | undefined
  /** What the URL says, as it stands there. */
  readonly texts: FormValues
  readonly refused: LateRefusal | undefined
  readonly today: string
  /** Where the form has a port field: the names of the ports. */
  readonly ports?: { readonly rows: RowsByCode }
  /** Free days and tiers, drawn under the prices. */
  readonly terms: Pick<FreeDaysProps, 'terms' | 'nameOf'>
  onSearch(values: FormValues): void
  /** In place of the form, once there is a price. */
  readonly folded?: ReactNode
  /** The prices. */
  readonly children: ReactNode
}

/** How many containers are stored for how long, and the work on them. */
export function StayForm(props: StayFormProps) {
  const { title, query, texts, refused, today, ports, terms, onSearch, folded, children } = props
  const { t } = useTranslation('places')
  const { formProps, ...form } = useSearchForm({
    rules: depotRules(today, ports !== undefined),
    refused,
    onSearch,
  })
  const shared = { form, values: depotFormValues(query, texts) }
  const shown = folded ? shared.values : form.values
  return (
    <>
      {folded || (
        <form className={styles.form} aria-label={title} {...formProps}>
          <h2>{title}</h2>
          <div className={ports ? styles.six : styles.fields}>
            {ports && <PortField {...shared} rows={ports.rows} />}
            <StayFields {...shared} />
          </div>
          <WorkFields {...shared} />
          <div className={styles.end}>
            <FormFooter form={form} submitLabel={t('getPrice')} />
            <p className={styles.note}>{t('depots.form.note')}</p>
          </div>
        </form>
      )}
      {children}
      {terms.terms.length > 0 && (
        <FreeDays
          {...terms}
          chosen={ports && shown.port}
          kind={storageKinds.find((kind) => kind === shown.kind) ?? 'laden'}
          days={countIn(shown.days)}
        />
      )}
    </>
  )
}
