import { type LaterTrigger, laterTriggers, mostLaterCharges } from '#domain/quotes/charges/later-charge.ts'
import { ChoiceField, Field } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import type { NamedOption } from '#web/console/shared/option-combobox.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { CurrencyField, FeeField, itemOf, PriceField } from './charge-fields.tsx'
import { laterField, type TypedLater, triggerIn } from './later-lines.ts'
import styles from './requests.module.css'
import type { Rows } from './use-rows.ts'

type LaterRowsProps = {
  readonly form: FormState
  readonly fees: readonly NamedOption[]
  readonly rows: Rows<TypedLater>
}

export const newLaterCharge: TypedLater = { fee: '', trigger: laterTriggers[0], unitPrice: '' }

/** What may be charged after the offer. The customer reads that nothing else can be added. */
export function LaterRows({ form, fees, rows }: LaterRowsProps) {
  const { t } = useTranslation('requestsAdmin')
  return (
    <fieldset className={`${styles.lines} ${styles.later}`}>
      <legend>{t('later.title')}</legend>
      <p className={page.soft}>{t(rows.rows.length === 0 ? 'later.none' : 'later.lead')}</p>
      {rows.rows.map(({ key, initial }, index) => (
        <LaterRow
          key={key}
          form={form}
          at={index}
          fees={fees}
          usual={initial}
          onRemove={() => rows.remove(key)}
        />
      ))}
      <p>
        <Button isCompact disabled={rows.rows.length >= mostLaterCharges} onClick={rows.add}>
          {t('later.add')}
        </Button>
      </p>
    </fieldset>
  )
}

type LaterRowProps = Pick<LaterRowsProps, 'form' | 'fees'> & {
  readonly at: number
  readonly usual: TypedLater
  onRemove(): void
}

function LaterRow({ form, at, fees, usual, onRemove }: LaterRowProps) {
  const { t } = useTranslation('requestsAdmin')
  const item = itemOf(form.values[laterField(at, 'fee')] ?? usual.fee)
  const trigger: LaterTrigger = triggerIn(form.values, at) ?? usual.trigger
  const number = at + 1
  const names = { price: laterField(at, 'unitPrice'), currency: laterField(at, 'currency') }
  return (
    <div className={styles.line}>
      <FeeField
        form={form}
        name={laterField(at, 'fee')}
        label={t('later.fee', { number })}
        fees={fees}
        usualFee={usual.fee}
      />
      <ChoiceField
        form={form}
        name={laterField(at, 'trigger')}
        label={t('later.trigger')}
        choices={laterTriggers.map((value) => ({ value, label: t(`later.triggers.${value}`) }))}
        defaultValue={usual.trigger}
      />
      <PriceField form={form} names={names} item={item} perUnit usual={usual} />
      <CurrencyField form={form} name={names.currency} item={item} usual={usual.currency} />
      <div className={styles.remove}>
        <Button isCompact onClick={onRemove}>
          {t('answer.removeLine')}
          <span className="visually-hidden"> {t('later.fee', { number })}</span>
        </Button>
      </div>
      {trigger === 'described' && (
        <div className={styles.condition}>
          <Field
            form={form}
            name={laterField(at, 'condition')}
            label={t('later.condition')}
            autoComplete="off"
            defaultValue={usual.condition ?? ''}
          />
        </div>
      )}
    </div>
  )
}
