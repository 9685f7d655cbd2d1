import { useContext } from 'react'
import { Link } from 'react-router'
import type { RateListRow } from '#contract/rates.ts'
import type { AdminRequest } from '#contract/requests.ts'
import { may } from '#domain/access/permissions.ts'
import { brandCodes } from '#domain/brands/brand.ts'
import { laneOfRequest, type RequestLane } from '#domain/quotes/requests/request-lane.ts'
import type { FeeCode } from '#domain/tariffs/fee-items.data.ts'
import type { Currency } from '#domain/values/money.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { QueryState } from '#web/components/query/query-state.tsx'
import { FoldedOnPhones } from '#web/components/quotes/folded-on-phones.tsx'
import { pageSize } from '#web/components/table/page-of.ts'
import { currencyOf } from '#web/console/rates/lane-prices.ts'
import { isLoss, type Margin, marginsOf, moneyText, percentText } from '#web/console/rates/margin.ts'
import rates from '#web/console/rates/rates.module.css'
import { useScope } from '#web/console/rates/use-scope.ts'
import { useValidityText } from '#web/console/rates/use-validity-text.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { ratePath } from '#web/console/shared/sections.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import styles from './requests.module.css'
import { RateTakingContext } from './taken-rate.ts'
import { mainFee } from './usual-fees.ts'

/** Also for days to come: a request is often for next month. */
const isOnSale = ({ state }: RateListRow) => state === 'in-force' || state === 'not-yet'

type PricedType = Margin & { readonly rate: RateListRow }

/** The rates on sale that the customer may use, for the lane and the container types of the request. */
export function MatchingRates({ request }: { readonly request: AdminRequest }) {
  const { t } = useTranslation('requestsAdmin')
  const maySeeRates = may(useActor(), 'see-rates')
  const lane = laneOfRequest(request.kind, request.details)
  const hasLanes = request.kind === 'ocean' || request.kind === 'trucking'
  if (!maySeeRates || !hasLanes) return null
  return (
    <FoldedOnPhones title={t('matching.title')}>
      <ConsolePanel title={t('matching.title')}>
        {lane ? (
          <RatesOfLane request={request} lane={lane} />
        ) : (
          <p className={page.soft}>{t('matching.noLane')}</p>
        )}
      </ConsolePanel>
    </FoldedOnPhones>
  )
}

function RatesOfLane({ request, lane }: { readonly request: AdminRequest; readonly lane: RequestLane }) {
  const { t } = useTranslation('requestsAdmin')
  const { company, details } = request
  const brand = brandCodes.find((code) => code === request.brand)
  const query = useCallQuery('GET /api/console/rates', {
    query: {
      ...lane,
      size: pageSize,
      ...(brand && { brand }),
      // Contract rates are for certified companies.
      ...(company?.isCertified && { companyId: company.id }),
    },
  })
  const columns = useColumns(mainFee(request.kind), currencyOf(lane.kind))
  const wanted = (details.containers ?? []).map(({ type }) => type)
  return (
    <QueryState query={query} skeleton={{ rows: 3 }}>
      {({ rows }) => (
        <DataTable
          caption={t('matching.title')}
          captionHidden
          density="dense"
          columns={columns}
          rows={rows.filter(isOnSale).flatMap((rate): readonly PricedType[] =>
            marginsOf(rate.prices ?? {}, rate.cost)
              .filter(({ type }) => wanted.includes(type))
              .map((margin) => ({ ...margin, rate })),
          )}
          rowKey={({ rate, type }) => `${rate.rateId} ${type}`}
          empty={<p className={page.soft}>{t('matching.none')}</p>}
        />
      )}
    </QueryState>
  )
}

function useColumns(fee: FeeCode, currency: Currency): readonly Column<PricedType>[] {
  const { t } = useTranslation('ratesAdmin')
  const seesCost = may(useActor(), 'see-costs')
  const figure = (amount: string | undefined) =>
    amount === undefined ? '–' : <FormattedMoney money={{ amount: moneyText(amount), currency }} />
  // In one column: the panel beside the reply has no width for two.
  const costs: Column<PricedType> = {
    key: 'cost',
    header: `${t('margin.cost')} / ${t('margin.percent')}`,
    align: 'end',
    cell: (row) => (
      <>
        {figure(row.cost)}
        <p className={isLoss(row) ? rates.loss : page.soft}>
          <MarginText row={row} />
        </p>
      </>
    ),
  }
  return [
    {
      key: 'code',
      header: t('columns.code'),
      isRowHeader: true,
      cell: (row) => (
        <>
          <RateText rate={row.rate} />
          <UseRate row={row} fee={fee} currency={currency} />
        </>
      ),
    },
    { key: 'type', header: t('margin.type'), cell: ({ type }) => type },
    { key: 'price', header: t('margin.price'), align: 'end', cell: ({ price }) => figure(price) },
    ...(seesCost ? [costs] : []),
  ]
}

type UseRateProps = { readonly row: PricedType; readonly fee: FeeCode; readonly currency: Currency }

/** Puts price and cost into the line of the open form. */
function UseRate({ row: { rate, type, price, cost }, fee, currency }: UseRateProps) {
  const { t } = useTranslation('requestsAdmin')
  const { take } = useContext(RateTakingContext)
  if (!take) return null
  return (
    <p>
      <Button isCompact onClick={() => take({ fee, currency, type, unitPrice: price, unitCost: cost })}>
        {t('matching.use')}
        <span className="visually-hidden">
          {' '}
          {rate.code} {type}
        </span>
      </Button>
    </p>
  )
}

function MarginText({ row }: { readonly row: PricedType }) {
  const { t } = useTranslation('ratesAdmin')
  if (row.percent === undefined) return null
  return (
    <>
      {percentText(row.percent)} {isLoss(row) && t('margin.loss')}
    </>
  )
}

/** Its code, and below it the carrier, the days it is valid and the company of a contract rate. */
function RateText({ rate }: { readonly rate: RateListRow }) {
  const validity = useValidityText()
  const scope = useScope()
  const { rateId, code, carrier, service, validFrom, validTo, companies } = rate
  return (
    <>
      <Link className={page.code} to={ratePath(rateId)}>
        {code}
      </Link>
      <p className={page.soft}>{[carrier, service].filter(Boolean).join(' ')}</p>
      <p className={`${page.soft} ${styles.wrapped}`}>{validity(validFrom, validTo)}</p>
      {companies && <p className={`${page.soft} ${styles.wrapped}`}>{scope.companies(rate)}</p>}
    </>
  )
}
