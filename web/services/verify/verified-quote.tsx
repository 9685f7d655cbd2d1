import type { CallData } from '#contract/client.ts'
import { type BrandCode, brandCodes } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { formatDay, formatTime, formatZonedTime } from '#domain/language/format-time.ts'
import { isDirect } from '#domain/quotes/offers/is-direct.ts'
import { isStaffOffer } from '#domain/quotes/quoted-mode.ts'
import { payers as allPayers } from '#domain/quotes/totals.ts'
import { isZero } from '#domain/values/money.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { ContingentCharges } from '#web/components/quotes/offer/contingent-charges.tsx'
import { QuoteTerms } from '#web/components/quotes/offer/quote-terms.tsx'
import { useQuoteSummary } from '#web/components/quotes/offer/use-quote-summary.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import styles from './verify.module.css'

const isBrand = (code: string): code is BrandCode => brandCodes.some((brand) => brand === code)

type Sailing = CallData<'GET /api/quotes/verify'>['sailing']

/** The ship and its times, as the document prints them. */
function useSailingFacts(sailing: Sailing): readonly (readonly [string, string])[] {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  if (!sailing) return []
  const { vessel, voyage, imoNumber, departsAt, arrivesAt, arrivalZone: zone, arrivalTerminal } = sailing
  const time = (at: string) => formatTime(new Date(at), language, { format: 'dateTime' })
  const arrival = arrivesAt && formatZonedTime(new Date(arrivesAt), language, { format: 'dateTime', zone })
  return [
    [t('sailing.vessel'), `${vessel} / ${voyage}`],
    ...(imoNumber ? [[t('prices:list.imoNumber'), imoNumber] as const] : []),
    ...(departsAt ? [[t('sailing.departs'), time(departsAt)] as const] : []),
    ...(arrival ? [[t('sailing.arrives'), arrival] as const] : []),
    ...(arrivalTerminal ? [[t('prices:list.arrivalTerminal'), arrivalTerminal.name[language]] as const] : []),
    ...(isDirect(sailing) ? [[t('prices:list.routing'), t('prices:list.direct')] as const] : []),
  ]
}

/** The contents of the document, to compare with the printed copy. */
export function VerifiedQuote({ verified }: { verified: CallData<'GET /api/quotes/verify'> }) {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const { brand, state, quotedOn, validUntil, total, payers, mode, company, digest, number } = verified
  const shipment = useQuoteSummary()(verified)
  const sailingFacts = useSailingFacts(verified.sailing)
  const facts = [
    [t('verify.number'), number],
    ...(shipment ? [[t('verify.shipment'), <TypedText key="shipment" text={shipment} />] as const] : []),
    ...sailingFacts,
    [t('verify.state'), t(`states.${state}`)],
    [t('verify.quotedOn'), formatDay(quotedOn, language, 'date')],
    [
      t('verify.validUntil'),
      t('verify.untilTime', { time: formatTime(new Date(validUntil), language, { format: 'dateTime' }) }),
    ],
    [t('verify.total'), <FormattedMoney key="total" money={total} size="strong" />],
    ...(mode === 'ocean'
      ? allPayers.map(
          (payer) =>
            [
              t(`quotes:payers.${payer}`),
              <FormattedMoney key={payer} money={payers[payer].total} />,
            ] as const,
        )
      : []),
    ...(company ? [[t('verify.company'), company] as const] : []),
    [t('verify.digest'), <code key="digest">{digest}</code>],
  ] as const
  return (
    <section className={styles.verified} role="status">
      <h2>{t('verify.genuine', { brand: isBrand(brand) ? brandOf(brand).name[language] : brand })}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t('verify.digestHelp')}</p>
      <QuoteTerms
        terms={verified.terms}
        contingentCharges={verified.contingentCharges}
        isCollected={!isZero(payers.consignee.total)}
        departsOn={verified.departsOn ?? undefined}
      />
      {isStaffOffer(verified) && <ContingentCharges contingentCharges={verified.contingentCharges} />}
    </section>
  )
}
