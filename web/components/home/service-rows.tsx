import { Link } from 'react-router'
import type { Brand, ServiceKind } from '#domain/brands/brand.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Section } from './section.tsx'
import { pageOfService } from './service-pages.ts'
import { ServicePicture } from './service-picture.tsx'
import styles from './service-rows.module.css'

/** All services of a brand line by line, none before the others. */
export function ServiceRows({ brand }: { brand: Brand }) {
  const { t } = useTranslation('brand')
  return (
    <Section title={t('servicesTitle')} lead={t('servicesLead')} tone="soft">
      <ul className={styles.rows}>
        {brand.services.map((kind) => (
          <ServiceRow key={kind} kind={kind} page={pageOfService(brand, kind)} />
        ))}
      </ul>
    </Section>
  )
}

function ServiceRow({ kind, page }: { kind: ServiceKind; page: string | undefined }) {
  const { t } = useTranslation('services')
  return (
    <li>
      <div className={styles.picture}>
        <ServicePicture kind={kind} />
      </div>
      <h3>{page ? <Link to={page}>{t(`${kind}.name`)}</Link> : t(`${kind}.name`)}</h3>
      <div className={styles.words}>
        <p>{t(`${kind}.tagline`)}</p>
        <p className={styles.detail}>{t(`${kind}.detail`)}</p>
      </div>
      {page && <Icon name="arrow" />}
    </li>
  )
}
