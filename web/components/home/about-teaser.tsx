import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Brand } from '#domain/brands/brand.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import styles from './about.module.css'
import { BrandFacts } from './brand-facts.tsx'
import { Section } from './section.tsx'

type AboutTeaserProps = {
  readonly brand: Brand
  readonly tone?: 'plain' | 'soft' | 'tint' | 'ground'
  readonly children?: ReactNode
}

export function AboutTeaser({ brand, tone, children }: AboutTeaserProps) {
  const { t } = useTranslation('brand')
  return (
    <Section title={t('aboutTitle')} lead={t('aboutLead')} tone={tone} beside>
      <div className={styles.teaser}>
        {children}
        <BrandFacts brand={brand} />
        <p>
          <Link className={button.button} to="/aboutUs">
            {t('secondaryAction')}
          </Link>
        </p>
      </div>
    </Section>
  )
}
