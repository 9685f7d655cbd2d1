import type { HomeProps } from '#web/brands/face-shape.ts'
import {
  AboutTeaser,
  Activities,
  Contacts,
  FacePage,
  Figures,
  HomeHero,
  Network,
  Promises,
  Services,
  Steps,
  WorkLine,
} from '#web/components/home/sections.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { Scene } from './scene.ts'

/** Shenzhen leads with the truck: its day, its fees, and the phone of whoever sends it. */
export function Home({ activities, contacts }: HomeProps) {
  const brand = useBrand()
  return (
    <FacePage>
      <HomeHero brand={brand} composition="scene" picture={<Scene />} />
      <WorkLine line="haulage" tone="ground" />
      <Services brand={brand} leading={2} size="wide" />
      <Promises layout="ledger" tone="soft" />
      <Contacts contacts={contacts} />
      <Steps layout="column" tone="tint" />
      <Activities activities={activities} />
      <Network homes={['shenzhen']} tone="soft" beside />
      <AboutTeaser brand={brand}>
        <Figures />
      </AboutTeaser>
    </FacePage>
  )
}
