import { useMemo } from 'react'
import { Link } from 'react-router'
import type { RateListRow } from '#contract/rates.ts'
import { may } from '#domain/access/permissions.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { rateSorts } from '#domain/rates/sorts.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import type { Currency, Money } from '#domain/values/money.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { sortedByApi } from '#web/components/table/list-sort.ts'
import { NameText, textOf } from '#web/console/rate-pricing/coded-name.tsx'
import { usePlaceName } from '#web/console/rate-pricing/use-names.ts'
import { carrierName } from '#web/console/rates/carrier-name.ts'
import { currencyOf, isLane } from '#web/console/rates/lane-prices.ts'
import { lowestMargin, moneyText, percentText } from '#web/console/rates/margin.ts'
import { RateStateBadge } from '#web/console/rates/rate-state.tsx'
import styles from '#web/console/rates/rates.module.css'
import { useScope } from '#web/console/rates/use-scope.ts'
import { useValidityText } from '#web/console/rates/use-validity-text.ts'
import { textColumn, timeColumn } from '#web/console/shared/columns.tsx'
import page from '#web/console/shared/page.module.css'
import { ratePath } from '#web/console/shared/sections.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import type { TableColumn } from '#web/ui/table/columns.ts'
import { PriceCell } from './price-cell.tsx'
import { ValidityCell } from './validity-cell.tsx'

type Columns = readonly TableColumn<RateListRow>[]

export function useRateColumns(kind: RateKind): Columns {
  const version = useVersionColumns()
  const places = usePlaceColumns(kind)
  const carrier = useCarrierColumns(kind)
  const prices = usePriceColumns(kind)
  const margin = useMarginColumns(kind)
  const validity = useValidityColumns(kind)
  const scope = useScopeColumns()
  const saved = useSavedColumns()
  return useMemo(
    () =>
      sortedByApi(
        [...version, ...places, ...carrier, ...validity, ...prices, ...margin, ...scope, ...saved],
        rateSorts,
      ),
    [version, places, carrier, validity, prices, margin, scope, saved],
  )
}

function useVersionColumns(): Columns {
  const { t } = useTranslation('ratesAdmin')
  return useMemo(
    () => [
      {
        id: 'code',
        header: t('columns.code'),
        isRowHeader: true,
        cell: ({ rateId, code }) => (
          <Link className={page.code} to={ratePath(rateId)}>
            {code}
          </Link>
        ),
        text: ({ code }) => code,
        widthPx: 138,
      },
      textColumn('version', t('columns.version'), ({ version }) => version, { align: 'end', widthPx: 76 }),
      {
        id: 'state',
        header: t('columns.state'),
        cell: ({ state }) => <RateStateBadge state={state} />,
        narrowSlot: 'firstEnd',
        widthPx: 114,
      },
      timeColumn('publishAt', t('rate.publishAt'), ({ publishAt }) => publishAt),
    ],
    [t],
  )
}

/** The tariffs of a port have no place beside it. */
const hasPlace = (kind: RateKind) => kind !== 'ocean-tariff' && kind !== 'trucking-tariff'

/** On a narrow screen one cell shows both. */
function usePlaceColumns(kind: RateKind): Columns {
  const { t } = useTranslation('ratesAdmin')
  const placeName = usePlaceName()
  return useMemo(() => {
    const port: TableColumn<RateListRow> = {
      id: 'port',
      header: t('columns.port'),
      cell: (row) => <NameText of={placeName(row.port)} />,
      text: (row) => textOf(placeName(row.port)),
      widthPx: 128,
    }
    if (!hasPlace(kind)) return [{ ...port, narrowSlot: 'second' }]
    const place: TableColumn<RateListRow> = {
      id: 'place',
      header: t('columns.place'),
      cell: (row) => (
        <>
          <span className={styles.narrow}>
            <NameText of={placeName(row.port)} /> →{' '}
          </span>
          {row.place && <NameText of={placeName(row.place)} />}
        </>
      ),
      text: (row) => (row.place ? textOf(placeName(row.place)) : ''),
      narrowSlot: 'second',
      widthPx: 138,
    }
    return [port, place]
  }, [t, placeName, kind])
}

function useCarrierColumns(kind: RateKind): Columns {
  const { t } = useTranslation('ratesAdmin')
  const language = useLanguage()
  return useMemo(() => {
    if (kind !== 'ocean-lane') return []
    return [
      {
        id: 'carrier',
        header: t('segments.carrier'),
        cell: ({ carrier, service }) => [carrier, service].filter(Boolean).join(' '),
        text: ({ carrier, service }) => [carrierName(carrier, language), service].filter(Boolean).join(' '),
        widthPx: 96,
      },
    ]
  }, [t, kind, language])
}

/** The lowest margin of a lane, for staff who see costs. */
function useMarginColumns(kind: RateKind): Columns {
  const { t } = useTranslation('ratesAdmin')
  const seesCost = may(useActor(), 'see-costs')
  return useMemo(() => {
    if (!isLane(kind) || !seesCost) return []
    return [
      {
        id: 'margin',
        header: t('columns.margin'),
        align: 'end',
        cell: ({ prices, cost }) => {
          const percent = lowestMargin(prices ?? {}, cost)
          if (percent === undefined) return '–'
          return (
            <span className={percent.startsWith('-') ? styles.loss : undefined}>{percentText(percent)}</span>
          )
        },
        widthPx: 66,
      },
    ]
  }, [t, kind, seesCost])
}

/** A column for each container type. On a narrow screen the first one shows the first price of the lane. */
function usePriceColumns(kind: RateKind): Columns {
  const language = useLanguage()
  return useMemo(() => {
    if (!isLane(kind)) return []
    const currency = currencyOf(kind)
    const priceOf = <Formatted,>(amount: string | undefined, format: (price: Money) => Formatted) =>
      amount === undefined ? '–' : format({ amount: moneyText(amount), currency })
    return containerTypeCodes.map(
      (type, index): TableColumn<RateListRow> => ({
        id: type,
        header: type,
        align: 'end',
        cell: (row) => (
          <>
            <span className={styles.wide}>
              <PriceCell row={row} type={type} currency={currency} />
            </span>
            {index === 0 && <span className={styles.narrow}>{firstPrice(row.prices, currency)}</span>}
          </>
        ),
        text: ({ prices }) => priceOf(prices?.[type], (price) => formatMoney(price, language)),
        ...(index === 0 && { narrowSlot: 'secondEnd' }),
        widthPx: 94,
      }),
    )
  }, [language, kind])
}

/** With its container type, which has no heading on a narrow screen. */
function firstPrice(prices: RateListRow['prices'], currency: Currency) {
  const type = containerTypeCodes.find((one) => prices?.[one] !== undefined)
  const amount = type && prices?.[type]
  return amount === undefined ? undefined : (
    <>
      {type} <FormattedMoney money={{ amount: moneyText(amount), currency }} />
    </>
  )
}

/** Before the prices, so that it is in sight on a small laptop as well. */
function useValidityColumns(kind: RateKind): Columns {
  const { t } = useTranslation('ratesAdmin')
  const validity = useValidityText()
  return useMemo(
    () => [
      {
        id: 'validity',
        header: t('columns.validity'),
        cell: ({ validFrom, validTo }) => (
          <ValidityCell validFrom={validFrom} validTo={validTo} text={validity(validFrom, validTo)} />
        ),
        text: ({ validFrom, validTo }) => validity(validFrom, validTo),
        // On a narrow screen a lane shows its price there.
        ...(!isLane(kind) && { narrowSlot: 'secondEnd' }),
        widthPx: 208,
      },
    ],
    [t, validity, kind],
  )
}

function useScopeColumns(): Columns {
  const { t } = useTranslation('ratesAdmin')
  const scope = useScope()
  return useMemo(
    () => [
      { id: 'scope', header: t('columns.scope'), cell: scope.companies, widthPx: 88 },
      { id: 'sites', header: t('columns.sites'), cell: scope.sites, widthPx: 180 },
    ],
    [t, scope],
  )
}

function useSavedColumns(): Columns {
  const { t } = useTranslation('ratesAdmin')
  return useMemo(
    () => [
      textColumn('savedBy', t('columns.savedBy'), ({ savedBy }) => savedBy),
      timeColumn('savedAt', t('columns.saved'), ({ savedAt }) => savedAt),
    ],
    [t],
  )
}
