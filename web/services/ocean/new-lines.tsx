import { useLoaderData, useSearchParams } from 'react-router'
import type { CarrierView, LinerServiceView } from '#contract/sailings.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { ListOrTable } from '#web/services/shared/list-or-table.tsx'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { LineCard } from './line-card.tsx'
import { loadLines, loadLinesAndTexts, oceanHandle } from './loader.ts'
import styles from './ocean.module.css'
import { listed, longestRotation } from './rotation.ts'
import { useLineColumns } from './use-line-columns.tsx'

export const loader = loadLines
export const handle = oceanHandle
export const clientLoader = loadLinesAndTexts
export const shouldRevalidate = revalidatesBy()

const keys = ['port', 'carrier'] as const

/** The liner services of the home ports; the filter is in the URL. */
export default function NewLinesPage() {
  const { t } = useTranslation('ocean')
  const { carriers, services } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const filter = { port: params.get('port'), carrier: params.get('carrier') }
  const shown = listed(services, filter)
  const days = longestRotation(services)
  const columns = useLineColumns()
  return (
    <ServicePage title={t('lines.title')} lead={t('lines.lead')} illustration="network">
      <Filter carriers={carriers} services={services} />
      <div>
        <p className={styles.lead} role="status">
          {t('lines.count', { count: shown.length })}
        </p>
        {shown.length === 0 ? (
          <NoMatch />
        ) : (
          <ListOrTable caption={t('lines.title')} columns={columns} rows={shown} rowKey={({ code }) => code}>
            {(sorted) => (
              <ul className={styles.lines}>
                {sorted.map((service) => (
                  <LineCard key={service.code} service={service} days={days} />
                ))}
              </ul>
            )}
          </ListOrTable>
        )}
      </div>
    </ServicePage>
  )
}

function NoMatch() {
  const { t } = useTranslation('ocean')
  const [params, setParams] = useSearchParams()
  const clear = () => {
    const next = new URLSearchParams(params)
    for (const key of keys) next.delete(key)
    setParams(next, { preventScrollReset: true, replace: true })
  }
  return (
    <EmptyState
      state="no-match"
      title={t('lines.noMatch')}
      action={
        <Button isCompact onClick={clear}>
          {t('lines.clear')}
        </Button>
      }
    />
  )
}

type FilterProps = {
  readonly carriers: readonly CarrierView[]
  readonly services: readonly LinerServiceView[]
}

function Filter({ carriers, services }: FilterProps) {
  const { t } = useTranslation('ocean')
  const language = useLanguage()
  const names = useNames()
  const [params, setParams] = useSearchParams()
  const set = (key: (typeof keys)[number]) => (value: string) => {
    const next = new URLSearchParams(params)
    if (value === '') next.delete(key)
    else next.set(key, value)
    setParams(next, { preventScrollReset: true, replace: true })
  }
  const ports = [
    ...new Set(services.flatMap(({ origins, calls }) => [...origins, ...calls].map(({ port }) => port))),
  ]
  const portChoices = ports
    .map((port) => ({ value: port, label: `${names.port(port)} ${port}` }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
  return (
    <search className={styles.filter} aria-label={t('lines.filter')}>
      <SelectField
        key={`port ${params.get('port')}`}
        name="port"
        label={t('lines.port')}
        placeholder={t('lines.anyPort')}
        choices={portChoices}
        defaultValue={params.get('port') ?? ''}
        onChosen={set('port')}
      />
      <SelectField
        key={`carrier ${params.get('carrier')}`}
        name="carrier"
        label={t('lines.carrier')}
        placeholder={t('carrierRate.any')}
        choices={carriers.map(({ code, name }) => ({ value: code, label: name[language] }))}
        defaultValue={params.get('carrier') ?? ''}
        onChosen={set('carrier')}
      />
    </search>
  )
}
