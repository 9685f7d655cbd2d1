import type { SavedQuote } from '#contract/quotes.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { formatDay, formatTime, formatZonedTime } from '#domain/language/format-time.ts'
import { isDirect } from '#domain/quotes/offers/is-direct.ts'
import { quoteVerifyPath } from '#domain/quotes/saved/verify-path.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { joinedByDots, useQuoteSummary } from '#web/components/quotes/offer/use-quote-summary.ts'
import { useQuotedService } from '#web/components/quotes/offer/use-quoted-service.ts'
import { cutOffsFor, transitOf } from '#web/components/quotes/state/offer-details.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'

/** A quote as plain text for a chat or a mail, with a link by which anyone can verify it. */
export function useQuoteText() {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const summaryOf = useQuoteSummary()
  const serviceOf = useQuotedService()
  const sailingOf = useSailingLines()
  return (quote: SavedQuote, origin: string): string => {
    const { number, offer, total, validUntil, verifyCode } = quote
    const time = formatTime(new Date(validUntil), language, { format: 'dateTime' })
    return [
      t('copy.title', { number }),
      joinedByDots([serviceOf(quote), summaryOf(quote)]),
      ...sailingOf(offer),
      t('copy.line', { name: t('list.total'), value: formatMoney(total, language) }),
      t('copy.validUntil', { time }),
      t('copy.verify', { url: `${origin}${quoteVerifyPath(number, verifyCode)}` }),
    ].join('\n')
  }
}

type Sailing = NonNullable<SavedQuote['offer']['item']['sailing']>

/** What the sailing states of its arrival. */
function useArrivalLines() {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  return (sailing: Sailing): readonly string[] => {
    const { arrivesAt, arrivesOn, arrivalZone: zone, arrivalTerminal } = sailing
    const arrival = arrivesAt
      ? formatZonedTime(new Date(arrivesAt), language, { format: 'dateTime', zone })
      : arrivesOn && formatDay(arrivesOn, language)
    const facts = [
      ['arrives', arrival],
      ['arrivalTerminal', arrivalTerminal?.name[language]],
      ['routing', isDirect(sailing) ? t('prices:list.direct') : undefined],
    ] as const
    return facts.flatMap(([name, value]) =>
      value ? [t('copy.line', { name: t(`prices:list.${name}`), value })] : [],
    )
  }
}

function useSailingLines() {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const names = useNames()
  const arrivalOf = useArrivalLines()
  return (offer: SavedQuote['offer']): readonly string[] => {
    const { carrier, sailing } = offer.item
    if (!sailing) return []
    const transit = transitOf(offer)
    const line = (name: string, value: string) => t('copy.line', { name, value })
    const cutOffs = cutOffsFor(offer).map(({ code, time }) =>
      line(t(`prices:cutOffs.${code}`), formatTime(time, language, { format: 'dateTime' })),
    )
    return [
      [carrier && names.carrier(carrier), `${sailing.vessel} / ${sailing.voyage}`]
        .filter(Boolean)
        .join(' · '),
      line(t('prices:list.departs'), formatDay(sailing.departsOn, language)),
      ...(sailing.imoNumber ? [line(t('prices:list.imoNumber'), sailing.imoNumber)] : []),
      ...arrivalOf(sailing),
      ...(transit === undefined
        ? []
        : [line(t('prices:list.transitName'), t('prices:list.transit', { count: transit }))]),
      ...(cutOffs.length > 0 ? [t('sailing.cutOffs'), ...cutOffs] : []),
    ]
  }
}
