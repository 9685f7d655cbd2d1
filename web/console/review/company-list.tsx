import styles from '#web/console/shared/list.module.css'
import { Listing } from '#web/console/shared/listing.tsx'
import { SearchBox } from '#web/console/shared/search-box.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { type StateChoice, StateFilters } from './state-filters.tsx'
import { stateChoices, useCompanies } from './use-companies.ts'
import { useCompanyColumns } from './use-company-columns.tsx'

type CompanyListProps = {
  readonly usual: StateChoice
  /** The page whose words it speaks. */
  readonly page: 'queue' | 'companies'
}

/** The queue and the whole book are one list, begun at another place. */
export function CompanyList({ usual, page }: CompanyListProps) {
  const { t } = useTranslation('console')
  const { list, chosen, search, criteria, waiting, addressOf, change, clear } = useCompanies(usual)
  const columns = useCompanyColumns(chosen)
  return (
    <>
      <div className={styles.tools}>
        <StateFilters choices={stateChoices} chosen={chosen} waiting={waiting} addressOf={addressOf} />
        <SearchBox
          label={t('queue.searchLabel')}
          asked={search}
          onSearch={(text) => change({ search: text })}
        />
      </div>
      <Listing
        list={list}
        criteria={criteria}
        onClear={clear}
        firstUse={{ title: t(`${page}.firstUse`), text: t(`${page}.firstUseText`) }}
      >
        <DataTable
          caption={t(`${page}.caption`)}
          captionHidden
          density="dense"
          columns={columns}
          rows={list.rows}
          rowKey={({ companyId }) => companyId}
        />
      </Listing>
    </>
  )
}
