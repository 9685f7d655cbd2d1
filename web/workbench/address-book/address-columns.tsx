import { useMemo } from 'react'
import { Link } from 'react-router'
import type { AddressView } from '#contract/addresses.ts'
import { addressSorts } from '#domain/addresses/sorts.ts'
import { regionName } from '#domain/places/region-name.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { sortedByApi } from '#web/components/table/list-sort.ts'
import { type TranslateIn, useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type TableColumn, timeWidthsPx } from '#web/ui/table/columns.ts'
import { addressUrls } from './address-urls.ts'

export const addressColumnIds = [
  'name',
  'kind',
  'label',
  'country',
  'address',
  'contact',
  'phone',
  'isDefault',
  'email',
  'taxNumber',
  'changedAt',
]

/** So that the others fit beside the menu of the workbench at 1440 px. */
export const hiddenAddressColumnIds = ['email', 'taxNumber', 'changedAt']

type Columns = readonly TableColumn<AddressView>[]

const phoneOf = ({ mobile, telephone }: AddressView) => mobile || telephone
const oneLine = ({ address }: AddressView) => address.replaceAll(/\s*\n\s*/g, ' ')

export function useAddressColumns(): Columns {
  const { t } = useTranslation('addresses')
  const language = useLanguage()
  return useMemo(() => {
    const countryOf = ({ country }: AddressView) => regionName(country, language)
    return sortedByApi([...nameColumns(t, countryOf), ...contactColumns(t)], addressSorts)
  }, [t, language])
}

function nameColumns(t: TranslateIn<'addresses'>, countryOf: (row: AddressView) => string): Columns {
  return [
    {
      id: 'name',
      header: t('fields.name'),
      isRowHeader: true,
      widthPx: 200,
      narrowSlot: 'first',
      cell: ({ id, name }) => (
        <Link to={addressUrls.entry(id)}>
          <TypedText text={name} />
        </Link>
      ),
      text: ({ name }) => name,
    },
    {
      id: 'kind',
      header: t('fields.kind'),
      widthPx: 116,
      narrowSlot: 'second',
      cell: ({ kind }) => t(`kinds.${kind}`),
    },
    { id: 'label', header: t('fields.label'), widthPx: 112, cell: ({ label }) => label },
    { id: 'country', header: t('fields.country'), widthPx: 136, narrowSlot: 'secondEnd', cell: countryOf },
    { id: 'address', header: t('fields.address'), widthPx: 196, narrowSlot: 'third', cell: oneLine },
  ]
}

function contactColumns(t: TranslateIn<'addresses'>): Columns {
  return [
    { id: 'contact', header: t('fields.contact'), widthPx: 108, cell: ({ contact }) => contact },
    { id: 'phone', header: t('list.phone'), widthPx: 136, cell: phoneOf },
    {
      id: 'isDefault',
      header: t('list.default'),
      widthPx: 112,
      narrowSlot: 'firstEnd',
      cell: ({ isDefault }) => isDefault && <Badge tone="info" label={t('list.default')} />,
      text: ({ isDefault }) => (isDefault ? t('list.default') : ''),
    },
    { id: 'email', header: t('fields.email'), widthPx: 200, cell: ({ email }) => email },
    { id: 'taxNumber', header: t('fields.taxNumber'), widthPx: 190, cell: ({ taxNumber }) => taxNumber },
    {
      id: 'changedAt',
      header: t('list.changedAt'),
      widthPx: timeWidthsPx.dateTime,
      cell: ({ changedAt }) => <FormattedTime at={changedAt} format="dateTime" />,
    },
  ]
}
