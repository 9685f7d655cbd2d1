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

/** Fujian leads with the yard and with what happens to one box in it. */
export function Home({ activities, contacts }: HomeProps) {
  const brand = useBrand()
  return (
    <FacePage>
      <HomeHero brand={brand} composition="panel" picture={<Scene />} />
      <Services brand={brand} leading={2} size="large" />
      <WorkLine line="record" tone="soft" />
      <Promises layout="ledger" />
      <Contacts contacts={contacts} tone="tint" />
      <Steps />
      <Activities activities={activities} tone="soft" />
      <Network homes={['xiamen']} beside />
      <AboutTeaser brand={brand} tone="ground">
        <Figures />
      </AboutTeaser>
    </FacePage>
  )
}
