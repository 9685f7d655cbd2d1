import { Link, useLoaderData } from 'react-router'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { ListOrTable } from '#web/services/shared/list-or-table.tsx'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type CarrierRow, carrierPage, carrierRow } from './carrier-row.ts'
import { linePage } from './line-card.tsx'
import { loadLines, loadLinesAndTexts, oceanHandle } from './loader.ts'
import styles from './ocean.module.css'
import { longestRotation } from './rotation.ts'
import { RotationStrip } from './rotation-strip.tsx'
import { useCarrierColumns } from './use-carrier-columns.tsx'

export const loader = loadLines
export const handle = oceanHandle
export const clientLoader = loadLinesAndTexts
export const shouldRevalidate = revalidatesBy()

/** The carriers with their services and ports. */
export default function CarrierAreaPage() {
  const { t } = useTranslation('ocean')
  const { carriers, services } = useLoaderData<typeof loader>()
  const days = longestRotation(services)
  const rows = carriers.map((carrier) => carrierRow(carrier, services))
  const columns = useCarrierColumns()
  return (
    <ServicePage
      title={t('carriers.title')}
      lead={t('carriers.lead')}
      illustration="terminal"
      trail={[{ path: servicePaths.carrierOffers, name: t('carrierRate.title') }]}
    >
      {rows.length === 0 ? (
        <EmptyState state="first-use" title={t('carriers.none')} />
      ) : (
        <ListOrTable caption={t('carriers.title')} columns={columns} rows={rows} rowKey={({ code }) => code}>
          {(sorted) => (
            <ul className={styles.carriers}>
              {sorted.map((row) => (
                <Carrier key={row.code} row={row} days={days} />
              ))}
            </ul>
          )}
        </ListOrTable>
      )}
    </ServicePage>
  )
}

function Carrier({ row, days }: { row: CarrierRow; days: number }) {
  const { t } = useTranslation('ocean')
  const language = useLanguage()
  const names = useNames()
  const { code, name, services, origins, calls } = row
  return (
    <li className={styles.carrier}>
      <h2>{name[language]}</h2>
      <p className={styles.lead}>
        {t('carriers.services', { count: services.length })}
        {' · '}
        {t('carriers.ports', { origins: origins.map(names.port).join(t('separator')), count: calls })}
      </p>
      <ul>
        {services.map((service) => (
          <li key={service.code}>
            <Link to={linePage(service.code)}>{service.name[language]}</Link>
            <RotationStrip service={service} days={days} />
            <small>{service.calls.map(({ port }) => names.port(port)).join(' – ')}</small>
          </li>
        ))}
      </ul>
      <Link className={buttonClass({ isCompact: true })} to={carrierPage(code)}>
        {t('carriers.rates')}
        <span className="visually-hidden"> {name[language]}</span>
      </Link>
    </li>
  )
}
