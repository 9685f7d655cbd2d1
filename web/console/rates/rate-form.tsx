import { useState } from 'react'
import { Link } from 'react-router'
import type { CallInput } from '#contract/client.ts'
import type { RateFile } from '#contract/rates.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import type { Result } from '#domain/values/refusal.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import type { FormValues } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { inputName, isHidden } from '#web/console/rate-pricing/fields.ts'
import { mapServerErrors } from '#web/console/rate-pricing/map-server-errors.ts'
import { rangeAt } from '#web/console/rate-pricing/number-ranges.ts'
import { PricingFields } from '#web/console/rate-pricing/pricing-fields.tsx'
import { readPrices, readPricing } from '#web/console/rate-pricing/read-values.ts'
import { pricingRules } from '#web/console/rate-pricing/rules.ts'
import { type FieldArrays, useFieldArrays } from '#web/console/rate-pricing/use-field-arrays.ts'
import { useFieldLabels } from '#web/console/rate-pricing/use-field-labels.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { CostFields } from './cost-fields.tsx'
import { HeadFields } from './head-fields.tsx'
import { OutdatedNotice } from './outdated-notice.tsx'
import { headRules } from './rate-rules.ts'
import styles from './rates.module.css'
import { readBrands, readCompanies, ScopeFields } from './scope-fields.tsx'

type Body = CallInput<'POST /api/console/rate/save'>['body']

type RateFormProps = {
  readonly kind: RateKind
  readonly initial: Pick<
    RateFile,
    'code' | 'validFrom' | 'validTo' | 'brands' | 'companies' | 'pricing' | 'cost'
  >
  /** The newest version when the form was opened; null for a new code. */
  readonly comparedVersionId: string | null
  onSaved(file: RateFile): void
  readonly back: string
}

/** Not validated completely: the server names the wrong fields. */
const bodyOf = (kind: RateKind, comparedVersionId: string | null, values: FormValues) =>
  ({
    code: (values.code ?? '').trim(),
    validFrom: values.validFrom ?? '',
    validTo: values.validTo ?? '',
    brands: readBrands(values),
    companies: readCompanies(values),
    cost: readPrices(values, 'cost'),
    comparedVersionId,
    kind,
    pricing: readPricing(kind, values),
  }) as unknown as Body

/** The errors of the server by the names of the inputs. */
function withInputNames({ kind, fields }: FieldArrays, values: FormValues, result: Result<RateFile>) {
  if (result.ok || !result.fields) return result
  const inputs = fields.filter(({ path }) => !isHidden(path)).map(({ path }) => inputName(path))
  return { ...result, fields: mapServerErrors(kind, result.fields, values, inputs) }
}

/** Labels by input name; rows are labelled by the values that are in the form now. */
function useLabels({ kind, fields }: FieldArrays, values: FormValues): (name: string) => string {
  const now = fields.map(({ path, text }) => ({ path, text: values[inputName(path)] ?? text }))
  const { labelText } = useFieldLabels(kind, now)
  return (name) => labelText(name.split('.').filter((part, index) => index > 0 || part !== 'pricing'))
}

/** The draft of a rate: head, scope, pricing and cost. */
export function RateForm({ kind, initial, comparedVersionId, onSaved, back }: RateFormProps) {
  const { t } = useTranslation('ratesAdmin')
  const [comparedId, setComparedId] = useState(comparedVersionId)
  const mutation = useCallMutation('POST /api/console/rate/save', {
    invalidates: ['GET /api/console/rates', 'GET /api/console/rate'],
  })
  const arrays = useFieldArrays(kind, initial.pricing)
  const { formProps, ...form } = useForm({
    rules: { ...headRules, ...pricingRules(kind, arrays.fields) },
    namespace: 'ratesAdmin',
    rangeOf: (name) => rangeAt(kind, name),
    focusByRefusal: { 'rate-code-exists': 'code' },
    send: async (values) =>
      withInputNames(arrays, values, await mutation.send({ body: bodyOf(kind, comparedId, values) })),
    onDone(file) {
      showToast('info', t('form.saved', { code: file.code, version: file.version }))
      onSaved(file)
    },
  })
  const labelOf = useLabels(arrays, form.values)
  return (
    <form className={styles.form} {...formProps}>
      <HeadFields form={form} initial={initial} isNew={comparedVersionId === null} />
      <ScopeFields initial={initial} />
      <PricingFields form={form} arrays={arrays} />
      <CostFields form={form} kind={kind} cost={initial.cost} />
      <FormFooter
        form={form}
        submitLabel={t('form.save')}
        labelOf={labelOf}
        beside={
          <Link className={buttonClass()} to={back}>
            {t('form.cancel')}
          </Link>
        }
      />
      {form.refusal?.refusal === 'rate-changed' && (
        <OutdatedNotice
          kind={kind}
          code={form.values.code ?? ''}
          comparedVersionId={comparedId}
          onNewest={setComparedId}
        />
      )}
    </form>
  )
}
