import type { ReviewedLineView } from '#contract/orders.ts'
import type { SavedQuote } from '#contract/quotes.ts'
import { savedPrice } from '#domain/orders/fees/confirmed-price.ts'
import { withQuoted } from '#domain/orders/from-quote/quoted-form.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import type { Refusal } from '#domain/values/refusal.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import forms from '#web/components/forms/forms.module.css'
import { FeeTable } from '#web/components/orders/fee-table.tsx'
import { ServiceParts } from '#web/components/orders/order-fields.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from '#web/services/orders/orders.module.css'
import { sentValues } from '#web/services/orders/sent-values.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { isOfQuote } from './refused-services.ts'
import type { ReadyService } from './use-added-services.ts'

type ReviewedServiceProps = {
  readonly service: ReadyService
  readonly refused: Refusal | undefined
  onChange(): void
  readonly onRemove: (() => void) | undefined
}

const linesOf = (quote: SavedQuote): ReviewedLineView[] =>
  (quote.offer.quote as Quote).lines.map((quoted) => ({
    lineId: quoted.lineId,
    kind: 'saved',
    quoted,
    contingency: null,
    confirmed: savedPrice(quoted),
    reason: null,
  }))

/** A service that is ordered together with the main one: what was typed, its charges and their sum. */
export function ReviewedService({ service: added, refused, onChange, onRemove }: ReviewedServiceProps) {
  const { t } = useTranslation('orderForm')
  const { quote, service, fill, typed } = added
  const name = t(`orderView:services.${service}`)
  return (
    <Panel
      title={t('more.part', { service: name, number: quote.number })}
      tone={refused && 'bad'}
      actions={
        <div className={styles.actions}>
          <Button isCompact onClick={onChange}>
            {t('more.change', { service: name })}
          </Button>
          {onRemove && (
            <Button isCompact onClick={onRemove}>
              {t('more.remove', { service: name })}
            </Button>
          )}
        </div>
      }
      foot={
        <p>
          {t('orderView:fees.subtotal', { service: name })}{' '}
          <FormattedMoney money={quote.total} size="strong" />
        </p>
      }
    >
      {refused && (
        <p className={forms.refusal} role="alert">
          {isOfQuote(refused) ? t(`refusals:${refused.refusal}`, refused.params) : t('more.wrong')}
        </p>
      )}
      <ServiceParts service={{ service, values: sentValues(withQuoted(typed, fill.quoted)) }} remarks={[]} />
      <FeeTable
        fees={{ state: 'none', lines: linesOf(quote), objections: [] }}
        order={{ service, moreServices: [] }}
      />
    </Panel>
  )
}
