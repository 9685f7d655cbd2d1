import type { ReactNode } from 'react'
import type { ContentDocument } from '#contract/content.ts'
import type { Brand } from '#domain/brands/brand.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import { type Composition, Hero } from './hero.tsx'

export type AboutHeroProps = {
  readonly brand: Brand
  readonly document: ContentDocument
  readonly composition: Composition
  readonly picture: ReactNode
}

/** The first screen of about-us: that of the home page, lower. */
export function AboutHero({ brand, document, ...rest }: AboutHeroProps) {
  const language = useLanguage()
  return (
    <Hero
      {...rest}
      name={brand.shortName[language]}
      heading={<h1>{document.title}</h1>}
      lead={<p>{document.summary}</p>}
      low
    />
  )
}
