import { Link, useNavigate } from 'react-router'
import { addressKinds } from '#domain/addresses/address-entry.ts'
import { addressSorts, usualAddressSort } from '#domain/addresses/sorts.ts'
import { locales } from '#domain/language/locales.ts'
import { readBlob } from '#web/client/files.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useDownload } from '#web/components/files/use-download.ts'
import buttons from '#web/components/table/filter-buttons.module.css'
import { pageQuery } from '#web/components/table/list-sort.ts'
import { ListTable } from '#web/components/table/list-table.tsx'
import { pageOf, pageSize } from '#web/components/table/page-of.ts'
import { SearchBox } from '#web/components/table/search-box.tsx'
import { type TableControl, useTableState } from '#web/components/table/use-table-state.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { filteredBy } from '#web/ui/table/table-state.ts'
import styles from './address-book.module.css'
import { addressColumnIds, hiddenAddressColumnIds, useAddressColumns } from './address-columns.tsx'
import { addressUrls } from './address-urls.ts'
import { useMayKeep } from './use-may-keep.ts'

const list = {
  name: 'addresses',
  columns: addressColumnIds,
  hidden: hiddenAddressColumnIds,
  filters: ['kind', 'search'],
}

const kindIn = ({ state: { filters } }: TableControl) =>
  addressKinds.find((known) => filters.kind?.includes(known))

function filtersIn(control: TableControl) {
  const kind = kindIn(control)
  const [search = ''] = control.state.filters.search ?? []
  return { ...(kind && { kind }), ...(search && { search }) }
}

/** The entries of the company, by name unless sorted. */
export function AddressList() {
  const { t } = useTranslation('addresses')
  const navigate = useNavigate()
  const mayKeep = useMayKeep()
  const control = useTableState(list)
  const filters = filtersIn(control)
  const query = useCallQuery(
    'GET /api/addresses',
    { query: { ...filters, ...pageQuery(control.state, addressSorts), size: pageSize } },
    { keepsPrevious: true },
  )
  return (
    <div className={styles.book}>
      <Actions mayKeep={mayKeep} filters={filters} />
      {query.status === 'ready' && query.data.count > 0 && <Count {...query.data} />}
      <ListTable
        caption={t('list.caption')}
        control={control}
        columns={useAddressColumns()}
        usualSort={usualAddressSort}
        query={query}
        page={pageOf(query)}
        rowId={({ id }) => id}
        onOpen={({ id }) => void navigate(addressUrls.entry(id))}
        tools={
          <>
            <SearchBox
              label={t('list.search')}
              text={filters.search ?? ''}
              onSearch={(search) => control.setFilters({ search })}
            />
            <KindFilter control={control} />
          </>
        }
        criteria={[
          ...(filters.kind ? [t(`kinds.${filters.kind}`)] : []),
          ...(filters.search ? [filters.search] : []),
        ]}
        emptyState={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
      />
    </div>
  )
}

function Count({ count, max }: { readonly count: number; readonly max: number }) {
  const { t } = useTranslation('addresses')
  const { format } = new Intl.NumberFormat(locales[useLanguage()])
  return <p className={styles.count}>{t('list.count', { saved: format(count), max: format(max) })}</p>
}

type ActionsProps = { readonly mayKeep: boolean; readonly filters: ReturnType<typeof filtersIn> }

function Actions({ mayKeep, filters }: ActionsProps) {
  const { t } = useTranslation('addresses')
  const { isFetching, download } = useDownload()
  const save = () =>
    download(
      () => readBlob('GET /api/addresses/sheet', { query: filters }, { hidesOfflineToast: true }),
      t('list.exportName'),
    )
  return (
    <div className={styles.actions}>
      {mayKeep && (
        <>
          <Link className={buttonClass({ variant: 'primary' })} to={addressUrls.add}>
            {t('list.add')}
          </Link>
          <Link className={buttonClass()} to={addressUrls.import}>
            {t('list.import')}
          </Link>
        </>
      )}
      <Button isPending={isFetching} onClick={() => void save()}>
        {t('list.export')}
      </Button>
    </div>
  )
}

function KindFilter({ control: { state, onStateChange }, control }: { readonly control: TableControl }) {
  const { t } = useTranslation('addresses')
  const current = kindIn(control)
  return (
    <fieldset className={buttons.filter}>
      <legend className="visually-hidden">{t('list.filter')}</legend>
      {[undefined, ...addressKinds].map((each) => (
        <Button
          key={each ?? 'all'}
          variant="quiet"
          isCompact
          aria-pressed={each === current}
          onClick={() => onStateChange(filteredBy(state, 'kind', each ? [each] : []))}
        >
          {each ? t(`kinds.${each}`) : t('list.all')}
        </Button>
      ))}
    </fieldset>
  )
}
