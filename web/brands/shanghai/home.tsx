import type { HomeProps } from '#web/brands/brand-page-props.ts'
import { BrandPage } from '#web/components/home/brand-page.tsx'
import { HomeHero } from '#web/components/home/home-hero.tsx'
import { ServiceNames } from '#web/components/home/kept-parts.ts'
import { staticSection } from '#web/components/home/static-section.tsx'
import { useBrand } from '#web/page/brand-context.ts'
import { Scene } from './scene.ts'

const HomeSections = staticSection<HomeProps>(async () => (await import('./home-sections.tsx')).HomeSections)

/** From left to right as in the panorama. */
const alongTheRiver = ['warehouse', 'inland-terminal', 'barge', 'depot'] as const

/** The home page of Shanghai: four services, each under its part of the panorama. */
export function Home(props: HomeProps) {
  const brand = useBrand()
  return (
    <BrandPage>
      <HomeHero
        brand={brand}
        composition="band"
        picture={<Scene />}
        below={<ServiceNames brand={brand} kinds={alongTheRiver} look="strip" />}
      />
      <HomeSections {...props} />
    </BrandPage>
  )
}
