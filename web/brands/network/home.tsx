import type { HomeProps } from '#web/brands/brand-page-props.ts'
import { BrandPage } from '#web/components/home/brand-page.tsx'
import { HomeHero } from '#web/components/home/home-hero.tsx'
import { staticSection } from '#web/components/home/static-section.tsx'
import { useBrand } from '#web/page/brand-context.ts'
import { Scene } from './scene.ts'

const HomeSections = staticSection<HomeProps>(async () => (await import('./home-sections.tsx')).HomeSections)

/** The home page of the network: how members log in and what they share. */
export function Home(props: HomeProps) {
  const brand = useBrand()
  return (
    <BrandPage>
      <HomeHero brand={brand} composition="centre" picture={<Scene />} />
      <HomeSections {...props} />
    </BrandPage>
  )
}
