import type { HomeProps } from '#web/brands/brand-page-props.ts'
import {
  AboutTeaser,
  Activities,
  BrandPage,
  Contacts,
  HomeHero,
  Network,
  Promises,
  ServiceNames,
  Services,
  Steps,
  StorageDays,
} from '#web/components/home/sections.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { Scene } from './scene.ts'

/** From left to right as in the panorama. */
const alongTheRiver = ['warehouse', 'inland-terminal', 'barge', 'depot'] as const

/** The home page of Shanghai: four services, each under its part of the panorama. */
export function Home({ activities, contacts, freeDays }: HomeProps) {
  const brand = useBrand()
  return (
    <BrandPage>
      <HomeHero
        brand={brand}
        composition="band"
        picture={<Scene />}
        below={<ServiceNames brand={brand} kinds={alongTheRiver} look="strip" />}
      />
      <Services brand={brand} leading={4} size="medium" />
      <Promises layout="ledger" tone="soft">
        <StorageDays freeDays={freeDays} />
      </Promises>
      <Steps />
      <Network homes={['shanghai']} tone="tint" />
      <Activities activities={activities} />
      <Contacts contacts={contacts} tone="soft" />
      <AboutTeaser brand={brand} tone="ground" />
    </BrandPage>
  )
}
