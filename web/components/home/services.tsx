import { Link } from 'react-router'
import type { Brand, ServiceKind } from '#domain/brands/brand.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Section } from './section.tsx'
import { pageOfService } from './service-pages.ts'
import { ServicePicture } from './service-picture.tsx'
import styles from './services.module.css'

type Size = 'wide' | 'large' | 'medium' | 'small'

type ServicesProps = {
  readonly brand: Brand
  /** How many of the brand's services come first, larger than the rest. */
  readonly leading: number
  readonly size: Size
  readonly tone?: 'plain' | 'soft'
}

export function Services({ brand, leading, size, tone }: ServicesProps) {
  const { t } = useTranslation('brand')
  const rest = brand.services.slice(leading)
  return (
    <Section title={t('servicesTitle')} lead={t('servicesLead')} tone={tone}>
      <ServiceCards brand={brand} kinds={brand.services.slice(0, leading)} size={size} />
      {rest.length > 0 && <ServiceCards brand={brand} kinds={rest} size="small" />}
    </Section>
  )
}

type CardsProps = { readonly brand: Brand; readonly kinds: readonly ServiceKind[]; readonly size: Size }

function ServiceCards({ brand, kinds, size }: CardsProps) {
  return (
    <ul className={styles.cards} data-count={kinds.length} data-size={size}>
      {kinds.map((kind) => (
        <ServiceCard key={kind} kind={kind} page={pageOfService(brand, kind)} size={size} />
      ))}
    </ul>
  )
}

type CardProps = { readonly kind: ServiceKind; readonly page: string | undefined; readonly size: Size }

function ServiceCard({ kind, page, size }: CardProps) {
  const { t } = useTranslation('services')
  const tellsAll = size === 'wide' || size === 'large'
  return (
    <li className={styles.card} data-size={size}>
      <div className={styles.picture}>
        <ServicePicture kind={kind} />
      </div>
      <div className={styles.words}>
        <h3>{page ? <Link to={page}>{t(`${kind}.name`)}</Link> : t(`${kind}.name`)}</h3>
        <p className={styles.tagline}>{t(`${kind}.tagline`)}</p>
        {tellsAll && <p>{t(`${kind}.detail`)}</p>}
        {page && (
          <span className={styles.more} aria-hidden="true">
            {t('homeSections:viewService')}
            <Icon name="arrow" size={18} />
          </span>
        )}
      </div>
    </li>
  )
}
