import { Link } from 'react-router'
import type { Refusal } from '#domain/values/refusal.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isNoPrice } from './state/offer-details.ts'
import type { QuoteQueryInput } from './state/use-prices.ts'
import { useRefusalText } from './state/use-refusal-text.ts'

export type NoPriceTexts = {
  /** The link to a quote request with the same values. */
  readonly requestUrl: string
  /** What the page says instead of the general message. */
  readonly message: string | undefined
  readonly mode: QuoteQueryInput['mode']
}

type NoPriceProps = NoPriceTexts & { readonly refusal: Refusal; retry(): void }

/** Why there is no price, with the next step: a quote request, or another attempt. */
export function NoPrice({ refusal, requestUrl, message, mode, retry }: NoPriceProps) {
  const { t } = useTranslation('prices')
  const refusalText = useRefusalText()
  const requestLink = (
    <Link className={buttonClass({ variant: 'primary' })} to={requestUrl}>
      {t('state.askStaff')}
    </Link>
  )
  const reason = refusalText(refusal)
  if (refusal.refusal === 'no-contract')
    return (
      <EmptyState state="no-match" title={reason} text={t('state.noContractText')} action={requestLink} />
    )
  if (refusal.refusal === 'nothing-to-charge') return <EmptyState state="no-match" title={reason} />
  if (isNoPrice(refusal)) {
    // A specific refusal has its own message; the page replaces only the general one.
    const title = reason === t('refusals:no-price') ? (message ?? reason) : reason
    const next = refusal.params?.grossWeightKg === undefined ? mode : 'weight'
    return (
      <EmptyState state="no-match" title={title} text={t(`state.noneTexts.${next}`)} action={requestLink} />
    )
  }
  const retryButton = <Button onClick={retry}>{t('common:retry')}</Button>
  return <EmptyState state="error" title={t('state.refused')} text={reason} action={retryButton} />
}
