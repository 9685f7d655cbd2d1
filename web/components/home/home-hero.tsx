import type { ReactNode } from 'react'
import type { Brand } from '#domain/brands/brand.ts'
import { QuoteBox } from '#web/components/quote-box/quote-box.tsx'
import { useLanguage } from '#web/language/use-translation.ts'
import { type Composition, Hero } from './hero.tsx'
import { HomeDepartures } from './home-departures.tsx'
import { Headline, Lead } from './kept-parts.ts'

type HomeHeroProps = {
  readonly brand: Brand
  readonly composition: Composition
  readonly picture: ReactNode
  readonly beside?: ReactNode
  readonly below?: ReactNode
}

/** The first screen of a home page: headline and quote box. */
export function HomeHero({ brand, ...rest }: HomeHeroProps) {
  const language = useLanguage()
  const actions = <QuoteBox brand={brand} />
  return (
    <>
      <Hero {...rest} name={brand.name[language]} heading={<Headline />} lead={<Lead />} actions={actions} />
      <HomeDepartures port={brand.homePort} />
    </>
  )
}
