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
import { useNames } from '#web/components/places/use-names.ts'
import { ContingentCharges } from '#web/components/quotes/offer/contingent-charges.tsx'
import { QuoteTerms } from '#web/components/quotes/offer/quote-terms.tsx'
import { useQuoteSummary } from '#web/components/quotes/offer/use-quote-summary.ts'
import { useQuotedService } from '#web/components/quotes/offer/use-quoted-service.ts'
import { transitOf } from '#web/components/quotes/state/offer-details.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import styles from './verify.module.css'

const isBrand = (code: string): code is BrandCode => brandCodes.some((brand) => brand === code)

type Verified = CallData<'GET /api/quotes/verify'>

/** The ship and its times, as the document prints them; what an older quote does not state is left out. */
function useSailingFacts({ carrier, sailing }: Verified): readonly (readonly [string, string])[] {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const names = useNames()
  if (!sailing) return []
  const { vessel, voyage, imoNumber, linerService, terminal } = sailing
  const { departsAt, arrivesAt, arrivalZone: zone, arrivalTerminal } = sailing
  const time = (at: string) => formatTime(new Date(at), language, { format: 'dateTime' })
  const transit = transitOf({ item: { sailing } })
  const facts: readonly (readonly [string, string | null | undefined | false])[] = [
    [t('sailing.carrier'), carrier && names.carrier(carrier)],
    [t('sailing.service'), linerService],
    [t('sailing.vessel'), `${vessel} / ${voyage}`],
    [t('prices:list.imoNumber'), imoNumber],
    [t('sailing.terminal'), terminal && names.place(terminal)],
    [t('sailing.departs'), departsAt && time(departsAt)],
    [
      t('sailing.arrives'),
      arrivesAt && formatZonedTime(new Date(arrivesAt), language, { format: 'dateTime', zone }),
    ],
    [t('prices:list.arrivalTerminal'), arrivalTerminal?.name[language]],
    [t('prices:list.transitName'), transit !== undefined && t('prices:list.transit', { count: transit })],
    [t('prices:list.routing'), isDirect(sailing) && t('prices:list.direct')],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}

/** The contents of the document, to compare with the printed copy. */
export function VerifiedQuote({ verified }: { verified: Verified }) {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const { brand, state, quotedOn, validUntil, total, payers, mode, company, digest, number } = verified
  const shipment = useQuoteSummary()(verified)
  const serviceOf = useQuotedService()
  const sailingFacts = useSailingFacts(verified)
  const facts = [
    [t('verify.number'), number],
    [t('quote.service'), serviceOf(verified)],
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
