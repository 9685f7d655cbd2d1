import type { HomeProps } from '#web/brands/brand-page-props.ts'
import { BrandPage } from '#web/components/home/brand-page.tsx'
import { HomeHero } from '#web/components/home/home-hero.tsx'
import { ServiceNames } from '#web/components/home/kept-parts.ts'
import { staticSection } from '#web/components/home/static-section.tsx'
import { homePortCodes } from '#web/components/network-map/home-ports.ts'
import { NetworkMap } from '#web/components/network-map/network.tsx'
import { useBrand } from '#web/page/brand-context.ts'

const HomeSections = staticSection<HomeProps>(async () => (await import('./home-sections.tsx')).HomeSections)

/** The home page of the group: all services on the map. */
export function Home(props: HomeProps) {
  const brand = useBrand()
  return (
    <BrandPage>
      <HomeHero
        brand={brand}
        composition="map"
        beside={<ServiceNames brand={brand} look="index" />}
        picture={<NetworkMap homes={homePortCodes} />}
      />
      <HomeSections {...props} />
    </BrandPage>
  )
}
