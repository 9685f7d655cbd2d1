import { Link } from 'react-router'
import type { Brand, ServiceKind } from '#domain/brands/brand.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon } from '#web/ui/icons.tsx'
import styles from './service-names.module.css'
import { pageOfService } from './service-pages.ts'

export type ServiceNamesProps = {
  readonly brand: Brand
  readonly kinds?: readonly ServiceKind[]
  readonly look: 'index' | 'strip'
}

/** Links to the services, for the first screen. */
export function ServiceNames({ brand, kinds = brand.services, look }: ServiceNamesProps) {
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
