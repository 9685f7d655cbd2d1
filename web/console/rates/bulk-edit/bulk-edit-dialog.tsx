import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CallInput } from '#contract/client.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'
import { FormFooter } from '#web/components/forms/form-footer.tsx'
import type { FormValues } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { usePreviewEdit } from '#web/console/imports/send-sheet.ts'
import { currencyOf } from '#web/console/rates/lane-prices.ts'
import styles from '#web/console/rates/rates.module.css'
import page from '#web/console/shared/page.module.css'
import { importPath } from '#web/console/shared/sections.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AudienceFields } from './bulk-edit-audience.tsx'
import { PriceFields, SurchargeFields, ValidityFields } from './bulk-edit-fields.tsx'
import { bulkEditRules, readChange } from './bulk-edit-values.ts'

type Rates = CallInput<'POST /api/console/rates/edit'>['body']['rates']

type BulkEditProps = {
  readonly kind: ImportedKind
  /** The selected versions; none: all that the filters find. */
  readonly rateIds: readonly string[]
  readonly filters: Omit<Extract<Rates, { of: 'found' }>, 'of'>
  /** The filters as texts. */
  readonly criteria: readonly string[]
  onClose(): void
}

/** Changes several published lanes at once. Nothing is saved: the preview of the change opens. */
export function BulkEditDialog({ kind, rateIds, filters, criteria, onClose }: BulkEditProps) {
  const { t } = useTranslation('ratesAdmin')
  const navigate = useNavigate()
  const { send } = usePreviewEdit()
  const ratesOf = ({ of }: FormValues): Rates =>
    of === 'selected' ? { of, rateIds: [...rateIds] } : { of: 'found', ...filters }
  const { formProps, ...form } = useForm({
    rules: bulkEditRules,
    namespace: 'ratesAdmin',
    send: (values) => send({ kind, rates: ratesOf(values), change: readChange(values) }),
    onDone: ({ importId }) => void navigate(importPath(importId)),
  })
  const currency = currencyOf(kind)
  return (
    <Dialog title={t('bulk.title')} closeLabel={t('common:close')} onClose={onClose} size="large" startsAtTop>
      <form className={styles.form} {...formProps}>
        <p className={page.soft}>{t('bulk.lead')}</p>
        <Scope selected={rateIds.length} criteria={criteria} />
        <PriceFields form={form} currency={currency} />
        <ValidityFields form={form} />
        {kind === 'ocean-lane' && <SurchargeFields form={form} currency={currency} />}
        <AudienceFields form={form} />
        <FormFooter
          form={form}
          submitLabel={t('bulk.preview')}
          beside={<Button onClick={onClose}>{t('when.cancel')}</Button>}
        />
      </form>
    </Dialog>
  )
}

type ScopeProps = { readonly selected: number; readonly criteria: readonly string[] }

/** The selected rates, or all that match the filters of the list, on other pages too. */
function Scope({ selected, criteria }: ScopeProps) {
  const { t } = useTranslation('ratesAdmin')
  const [of, setOf] = useState<'selected' | 'found'>(selected > 0 ? 'selected' : 'found')
  const found =
    criteria.length > 0
      ? t('bulk.found', { criteria: criteria.join(t('console:list.between')) })
      : t('bulk.foundAll')
  const choices = [
    ...(selected > 0 ? [{ value: 'selected', label: t('bulk.selected', { count: selected }) } as const] : []),
    { value: 'found', label: found } as const,
  ]
  return (
    <fieldset className={styles.fieldset}>
      <legend>{t('bulk.scope')}</legend>
      <div className={styles.checkboxes}>
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="of"
              value={value}
              checked={of === value}
              onChange={() => setOf(value)}
            />
            {label}
          </label>
        ))}
      </div>
      <p className={page.soft}>{t('bulk.onlyOpen')}</p>
    </fieldset>
  )
}
