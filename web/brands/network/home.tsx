import type { HomeProps } from '#web/brands/brand-page-props.ts'
import {
  AboutTeaser,
  Activities,
  BrandPage,
  Contacts,
  HomeHero,
  Network,
  Process,
  Promises,
  ServiceRows,
  Steps,
} from '#web/components/home/sections.ts'
import { homePortCodes } from '#web/components/network-map/home-ports.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { Scene } from './scene.ts'

/** The home page of the network: how members log in and what they share. */
export function Home({ activities, contacts }: HomeProps) {
  const brand = useBrand()
  return (
    <BrandPage>
      <HomeHero brand={brand} composition="centre" picture={<Scene />} />
      <Process />
      <ServiceRows brand={brand} />
      <Network homes={homePortCodes} tone="ground" />
      <Promises layout="columns" />
      <Steps layout="column" tone="tint" />
      <Activities activities={activities} />
      <Contacts contacts={contacts} tone="soft" />
      <AboutTeaser brand={brand} />
    </BrandPage>
  )
}
