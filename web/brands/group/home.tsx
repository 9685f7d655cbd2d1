import type { HomeProps } from '#web/brands/brand-page-props.ts'
import {
  AboutTeaser,
  Activities,
  BrandPage,
  Contacts,
  HomeHero,
  NetworkWords,
  Promises,
  ServiceNames,
  Services,
  Steps,
} from '#web/components/home/sections.ts'
import { homePortCodes } from '#web/components/network-map/home-ports.ts'
import { NetworkMap } from '#web/components/network-map/network.tsx'
import { useBrand } from '#web/page/brand-context.ts'

/** The home page of the group: all services on the map. */
export function Home({ activities, contacts }: HomeProps) {
  const brand = useBrand()
  return (
    <BrandPage>
      <HomeHero
        brand={brand}
        composition="map"
        beside={<ServiceNames brand={brand} look="index" />}
        picture={<NetworkMap homes={homePortCodes} />}
      />
      <NetworkWords homes={homePortCodes} tone="soft" />
      <Services brand={brand} leading={8} size="medium" />
      <Promises layout="columns" tone="tint" />
      <Steps />
      <Activities activities={activities} tone="soft" />
      <Contacts contacts={contacts} />
      <AboutTeaser brand={brand} tone="ground" />
    </BrandPage>
  )
}
