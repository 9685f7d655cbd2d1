import type { ReactNode } from 'react'
import type { RowsByCode } from '#contract/dictionaries.ts'
import { FormEnd } from '#web/components/forms/form-end.tsx'
import type { Given } from '#web/components/forms/rules.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { countIn } from '#web/services/shared/measures.ts'
import styles from '#web/services/shared/quote-form.module.css'
import { useAskingForm } from '#web/services/shared/use-asking-form.ts'
import { type DepotFormQuery, depotRules, givenOf } from './depot-query.ts'
import { FreeDays } from './free-days.tsx'
import { PortField, StayFields, WorkFields } from './stay-fields.tsx'
import type { StorageTerms } from './storage-terms.ts'

type StayFormProps = {
  readonly title: string
  readonly asked: DepotFormQuery | undefined
  readonly today: string
  /** Where the port is chosen here: its names, and when a stay begins to cost. */
  readonly ports?: { readonly rows: RowsByCode; readonly terms: readonly StorageTerms[] }
  onAsked(given: Given): void
  /** What it comes to. */
  readonly children: ReactNode
}

/** How many containers stand how long, and what is done with them. */
export function StayForm({ title, asked, today, ports, onAsked, children }: StayFormProps) {
  const { t } = useTranslation('places')
  const { parts, ...form } = useAskingForm(depotRules(today, ports !== undefined), onAsked)
  const shared = { form, asked: givenOf(asked) }
  return (
    <>
      <form className={styles.form} aria-label={title} {...parts}>
        <h2>{title}</h2>
        <div className={styles.fields}>
          {ports && <PortField {...shared} rows={ports.rows} />}
          <StayFields {...shared} />
        </div>
        <WorkFields {...shared} />
        <div className={styles.end}>
          <FormEnd form={form} submit={t('getPrice')} />
          <p className={styles.note}>{t('depots.form.note')}</p>
        </div>
      </form>
      {children}
      {ports && <FreeDays {...ports} chosen={form.given.port} days={countIn(form.given.days)} />}
    </>
  )
}
