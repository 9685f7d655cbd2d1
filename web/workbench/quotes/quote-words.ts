import type { QuoteRow } from '#contract/quotes.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { useNames } from '#web/parts/quotes/use-names.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const quoteTones: Readonly<Record<QuoteRow['state'], Tone>> = {
  open: 'ok',
  accepted: 'info',
  expired: 'neutral',
}

type Told = Pick<QuoteRow, 'service' | 'from' | 'to' | 'containers'>

/** What a quote is for, in a line: from where to where, and how many boxes. */
export function useWhat() {
  const { t } = useTranslation('myQuotes')
  const names = useNames()
  const place = (service: QuoteRow['service'], code: string) =>
    service === 'trucking' && !code.startsWith('CN') ? names.district(code) : names.port(code)
  return ({ service, from, to, containers }: Told): string => {
    const boxes = containers.map(({ type, count }) => `${count} × ${type}`).join(' + ')
    const way =
      from && to
        ? t('quote.route', { from: place(service, from), to: place(service, to) })
        : [from, to]
            .filter((code) => code !== null)
            .map((code) => place(service, code))
            .join(' ')
    return [way, boxes].filter((part) => part !== '').join(' · ')
  }
}
