import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Brand } from '#domain/brands/brand.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { type Composition, Hero } from './hero.tsx'
import { firstPageOf } from './service-pages.ts'

type HomeHeroProps = {
  readonly brand: Brand
  readonly composition: Composition
  readonly picture: ReactNode
  readonly beside?: ReactNode
  readonly below?: ReactNode
}

/** The first screen of a brand's home: its own headline, and where to go from it. */
export function HomeHero({ brand, ...rest }: HomeHeroProps) {
  const { t } = useTranslation('brand')
  const language = useLanguage()
  const actions = (
    <>
      <Link className={button.main} to={firstPageOf(brand)}>
        {t('primaryAction')}
      </Link>
      <Link className={button.button} to="/aboutUs">
        {t('secondaryAction')}
      </Link>
    </>
  )
  return (
    <Hero {...rest} name={brand.name[language]} title={t('headline')} lead={t('lead')} actions={actions} />
  )
}
