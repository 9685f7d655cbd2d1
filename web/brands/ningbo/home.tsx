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

/** Ningbo leads with the sailing: what it costs, and the times it sets. */
export function Home({ activities, contacts }: HomeProps) {
  const brand = useBrand()
  return (
    <FacePage>
      <HomeHero brand={brand} composition="split" picture={<Scene />} />
      <WorkLine line="sailing" />
      <Services brand={brand} leading={1} size="wide" tone="soft" />
      <Promises layout="columns" />
      <Network homes={['ningbo']} tone="ground" beside />
      <Steps layout="column" />
      <Activities activities={activities} tone="soft" />
      <Contacts contacts={contacts} />
      <AboutTeaser brand={brand} tone="tint">
        <Figures />
      </AboutTeaser>
    </FacePage>
  )
}
