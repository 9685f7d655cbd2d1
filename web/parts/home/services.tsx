import { Link } from 'react-router'
import type { Brand, ServiceKind } from '#domain/brands/brand.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Illustration, type IllustrationName } from '#web/parts/illustrations/illustration.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Section } from './section.tsx'
import { pageOfService } from './service-pages.ts'
import styles from './services.module.css'

const pictures: Record<ServiceKind, IllustrationName> = {
  ocean: 'ship',
  trucking: 'truck',
  warehouse: 'warehouse',
  depot: 'depot',
  rail: 'rail',
  air: 'air',
  customs: 'customs',
  'overseas-warehouse': 'overseas',
  barge: 'barge',
  'inland-terminal': 'terminal',
  'container-management': 'survey',
}

type Size = 'wide' | 'large' | 'medium' | 'small' | 'row'
type CardsProps = { readonly brand: Brand; readonly kinds: readonly ServiceKind[]; readonly size: Size }

/** Services side by side, in one size. */
function ServiceCards({ brand, kinds, size }: CardsProps) {
  return (
    <ul className={size === 'row' ? styles.rows : styles.cards} data-count={kinds.length} data-size={size}>
      {kinds.map((kind) => (
        <ServiceCard key={kind} kind={kind} page={pageOfService(brand, kind)} size={size} />
      ))}
    </ul>
  )
}

type CardProps = { readonly kind: ServiceKind; readonly page: string | undefined; readonly size: Size }

function ServiceCard({ kind, page, size }: CardProps) {
  const { t } = useTranslation('services')
  const tellsAll = size !== 'small' && size !== 'medium'
  return (
    <li className={styles.card} data-size={size}>
      <div className={styles.picture}>
        <Illustration name={pictures[kind]} />
      </div>
      <div className={styles.words}>
        <h3>{page ? <Link to={page}>{t(`${kind}.name`)}</Link> : t(`${kind}.name`)}</h3>
        <p className={styles.tagline}>{t(`${kind}.tagline`)}</p>
        {tellsAll && <p className={styles.detail}>{t(`${kind}.detail`)}</p>}
        {page && (
          <span className={styles.more} aria-hidden="true">
            {t('home:viewService')}
            <Icon name="arrow" size={18} />
          </span>
        )}
      </div>
    </li>
  )
}

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

type NamesProps = { readonly brand: Brand; readonly kinds?: readonly ServiceKind[]; readonly look: 'index' | 'strip' }

/** The names alone, to choose from on the first screen. */
export function ServiceNames({ brand, kinds = brand.services, look }: NamesProps) {
  const { t } = useTranslation('services')
  return (
    <ul className={styles[look]}>
      {kinds.map((kind) => {
        const page = pageOfService(brand, kind)
        const name = t(`${kind}.name`)
        return (
          <li key={kind}>
            {page ? (
              <Link to={page}>
                {name}
                <Icon name="arrow" size={18} />
              </Link>
            ) : (
              <span>{name}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
