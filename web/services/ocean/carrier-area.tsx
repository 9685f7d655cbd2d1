import { Link, useLoaderData } from 'react-router'
import type { CarrierView, LinerServiceView } from '#contract/sailings.ts'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { homePorts } from '#domain/places/home-ports.ts'
import { useNames } from '#web/components/places/use-names.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { revalidatesBy } from '#web/services/shared/revalidation.ts'
import { ServicePage } from '#web/services/shared/service-page.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { loadLines, loadLinesAndTexts, oceanHandle } from './loader.ts'
import styles from './ocean.module.css'
import { listed, longestRotation } from './rotation.ts'
import { RotationStrip } from './rotation-strip.tsx'

export const loader = loadLines
export const handle = oceanHandle
export const clientLoader = loadLinesAndTexts
export const shouldRevalidate = revalidatesBy()

/** The carriers with their services and ports. */
export default function CarrierAreaPage() {
  const { t } = useTranslation('ocean')
  const { carriers, services } = useLoaderData<typeof loader>()
  const days = longestRotation(services)
  return (
    <ServicePage
      title={t('carriers.title')}
      lead={t('carriers.lead')}
      illustration="terminal"
      trail={[{ path: servicePaths.carrierOffers, name: t('carrierRate.title') }]}
    >
      {carriers.length === 0 && <EmptyState state="first-use" title={t('carriers.none')} />}
      <ul className={styles.carriers}>
        {carriers.map((carrier) => (
          <Carrier
            key={carrier.code}
            carrier={carrier}
            services={listed(services, { carrier: carrier.code })}
            days={days}
          />
        ))}
      </ul>
    </ServicePage>
  )
}

type CarrierProps = {
  readonly carrier: CarrierView
  readonly services: readonly LinerServiceView[]
  readonly days: number
}

function Carrier({ carrier: { code, name }, services, days }: CarrierProps) {
  const { t } = useTranslation('ocean')
  const language = useLanguage()
  const names = useNames()
  const origins = homePorts.filter((port) =>
    services.some((service) => service.origins.some((origin) => origin.port === port)),
  )
  const calls = new Set(services.flatMap((service) => service.calls.map(({ port }) => port)))
  return (
    <li className={styles.carrier}>
      <h2>{name[language]}</h2>
      <p className={styles.lead}>
        {t('carriers.services', { count: services.length })}
        {' · '}
        {t('carriers.ports', { origins: origins.map(names.port).join(t('separator')), count: calls.size })}
      </p>
      <ul>
        {services.map((service) => (
          <li key={service.code}>
            <Link to={`${servicePaths.linerService}?code=${encodeURIComponent(service.code)}`}>
              {service.name[language]}
            </Link>
            <RotationStrip service={service} days={days} />
            <small>{service.calls.map(({ port }) => names.port(port)).join(' – ')}</small>
          </li>
        ))}
      </ul>
      <Link
        className={buttonClass({ isCompact: true })}
        to={`${servicePaths.carrierOffers}?carrier=${encodeURIComponent(code)}`}
      >
        {t('carriers.rates')}
        <span className="visually-hidden"> {name[language]}</span>
      </Link>
    </li>
  )
}
