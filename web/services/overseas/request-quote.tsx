import { Link } from 'react-router'
import type { OverseasCard } from '#contract/places.ts'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'

type RequestQuoteProps = {
  readonly card: OverseasCard
  /** The search stays in the URL. */
  readonly saved: URLSearchParams
}

/** Overseas warehouses have no tariff: staff answer with an offer. */
export function RequestQuote({ card, saved }: RequestQuoteProps) {
  const { t } = useTranslation('places')
  const name = card.name[useLanguage()]
  const query = new URLSearchParams(saved)
  query.set('ask', card.code)
  return (
    <p>
      <Link
        className={buttonClass({ isCompact: true })}
        to={`${servicePaths.overseasWarehouses}?${query}#request`}
        aria-label={t('overseas.askNamed', { name })}
      >
        {t('overseas.ask')}
      </Link>
    </p>
  )
}
