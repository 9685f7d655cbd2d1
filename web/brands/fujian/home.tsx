import type { HomeProps } from '#web/brands/brand-page-props.ts'
import {
  AboutTeaser,
  Activities,
  BrandPage,
  Contacts,
  Figures,
  HomeHero,
  Network,
  Process,
  Promises,
  Services,
  Steps,
} from '#web/components/home/sections.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { Scene } from './scene.ts'

/** The home page of Fujian: the yard and the record of one container. */
export function Home({ activities, contacts }: HomeProps) {
  const brand = useBrand()
  return (
    <BrandPage>
      <HomeHero brand={brand} composition="panel" picture={<Scene />} />
      <Services brand={brand} leading={2} size="large" />
      <Process tone="soft" />
      <Promises layout="ledger" />
      <Contacts contacts={contacts} tone="tint" />
      <Steps />
      <Activities activities={activities} tone="soft" />
      <Network homes={['xiamen']} beside />
      <AboutTeaser brand={brand} tone="ground">
        <Figures />
      </AboutTeaser>
    </BrandPage>
  )
}
