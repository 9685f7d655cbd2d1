import { useState } from 'react'
import { incoterms, paymentTermsFor } from '#domain/quotes/incoterm.ts'
import type { QueryOf } from '#domain/quotes/query/query.ts'
import { paymentTerms } from '#domain/quotes/query/query-tables.ts'
import { billTypes, defaultBillType } from '#domain/tariffs/ocean/bill-type.ts'
import { ChoiceField } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { paymentTermFields } from './ocean-query.ts'

type Query = Partial<QueryOf<'ocean'>>

/** Whether a query leaves the Incoterm, the payers and the bill as they usually are. */
export const hasUsualTerms = ({ incoterm, billType, paymentTerms: terms }: Query): boolean => {
  const usual = paymentTermsFor()
  return (
    incoterm === undefined &&
    (billType ?? defaultBillType) === defaultBillType &&
    paymentTermFields.every(([, part]) => (terms?.[part] ?? usual[part]) === usual[part])
  )
}

const incotermOf = (text: string) => incoterms.find((incoterm) => incoterm === text)

/** Incoterm, payers and bill type. Another Incoterm sets the payers anew. */
export function TradeTerms({ form, query }: { readonly form: FormState; readonly query: Query }) {
  const { t } = useTranslation('prices')
  const [chosen, setChosen] = useState(query.incoterm)
  const usual = paymentTermsFor(chosen)
  const terms = chosen === query.incoterm ? (query.paymentTerms ?? usual) : usual
  return (
    <>
      <ChoiceField
        form={form}
        name="incoterm"
        label={t('form.incoterm')}
        help={t('form.incotermHelp')}
        placeholder={t('form.noIncoterm')}
        choices={incoterms.map((incoterm) => ({ value: incoterm, label: incoterm }))}
        defaultValue={query.incoterm ?? ''}
        onChosen={(text) => setChosen(incotermOf(text))}
      />
      {paymentTermFields.map(([name, part]) => (
        <ChoiceField
          key={`${name} ${chosen}`}
          form={form}
          name={name}
          label={t(`form.${name}`)}
          choices={paymentTerms.map((term) => ({ value: term, label: t(`form.${term}`) }))}
          defaultValue={terms[part]}
        />
      ))}
      <ChoiceField
        form={form}
        name="billType"
        label={t('form.billType')}
        choices={billTypes.map((type) => ({ value: type, label: t(`form.billTypes.${type}`) }))}
        defaultValue={query.billType ?? defaultBillType}
      />
    </>
  )
}
