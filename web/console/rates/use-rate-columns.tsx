import { useMemo } from 'react'
import { Link } from 'react-router'
import type { RateRow } from '#contract/rates.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { rateSorts } from '#domain/rates/sorts.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import type { Money } from '#domain/values/money.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { sortedByApi } from '#web/components/table/list-sort.ts'
import { NameText, textOf } from '#web/console/rate-pricing/coded-name.tsx'
import { usePlaceName } from '#web/console/rate-pricing/use-names.ts'
import { textColumn, timeColumn } from '#web/console/shared/columns.tsx'
import page from '#web/console/shared/page.module.css'
import { ratePath } from '#web/console/shared/sections.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import type { TableColumn } from '#web/ui/table/columns.ts'
import { currencyOf, isLane } from './lane-prices.ts'
import { RateStateBadge } from './rate-state.tsx'
import { useScope } from './use-scope.ts'

type Columns = readonly TableColumn<RateRow>[]

export function useRateColumns(kind: RateKind): Columns {
  const version = useVersionColumns()
  const places = usePlaceColumns()
  const prices = usePriceColumns(kind)
  const scope = useScopeColumns()
  const saved = useSavedColumns()
  return useMemo(
    () => sortedByApi([...version, ...places, ...prices, ...scope, ...saved], rateSorts),
    [version, places, prices, scope, saved],
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
        widthPx: 142,
      },
      textColumn('version', t('columns.version'), ({ version }) => version, { align: 'end', widthPx: 76 }),
      {
        id: 'state',
        header: t('columns.state'),
        cell: ({ state }) => <RateStateBadge state={state} />,
        narrowSlot: 'firstEnd',
        widthPx: 100,
      },
      timeColumn('publishAt', t('rate.publishAt'), ({ publishAt }) => publishAt),
    ],
    [t],
  )
}

function usePlaceColumns(): Columns {
  const { t } = useTranslation('ratesAdmin')
  const placeName = usePlaceName()
  return useMemo(
    () => [
      {
        id: 'port',
        header: t('columns.port'),
        cell: ({ port }) => <NameText of={placeName(port)} />,
        text: ({ port }) => textOf(placeName(port)),
        widthPx: 134,
      },
      {
        id: 'place',
        header: t('columns.place'),
        cell: ({ place }) => place && <NameText of={placeName(place)} />,
        text: ({ place }) => (place ? textOf(placeName(place)) : ''),
        narrowSlot: 'second',
        widthPx: 170,
      },
    ],
    [t, placeName],
  )
}

/** A column for each container type. */
function usePriceColumns(kind: RateKind): Columns {
  const language = useLanguage()
  return useMemo(() => {
    if (!isLane(kind)) return []
    const currency = currencyOf(kind)
    const priceOf = <Formatted,>(amount: string | undefined, format: (price: Money) => Formatted) =>
      amount === undefined ? '–' : format({ amount, currency })
    return containerTypeCodes.map(
      (type): TableColumn<RateRow> => ({
        id: type,
        header: type,
        align: 'end',
        cell: ({ prices }) => priceOf(prices?.[type], (price) => <FormattedMoney money={price} />),
        text: ({ prices }) => priceOf(prices?.[type], (price) => formatMoney(price, language)),
        widthPx: 106,
      }),
    )
  }, [language, kind])
}

function useScopeColumns(): Columns {
  const { t } = useTranslation('ratesAdmin')
  const scope = useScope()
  return useMemo(
    () => [
      {
        id: 'validity',
        header: t('columns.validity'),
        cell: ({ validFrom, validTo }) => t('validity', { from: validFrom, to: validTo }),
        narrowSlot: 'secondEnd',
        widthPx: 182,
      },
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
