import type { HomeProps } from '#web/brands/face-shape.ts'
import {
  AboutTeaser,
  Activities,
  Contacts,
  FacePage,
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

/** From left to right as they stand in the panorama. */
const alongTheRiver = ['warehouse', 'inland-terminal', 'barge', 'depot'] as const

/** Shanghai leads with its four trades, each under its place in the panorama. */
export function Home({ activities, contacts }: HomeProps) {
  const brand = useBrand()
  return (
    <FacePage>
      <HomeHero
        brand={brand}
        composition="band"
        picture={<Scene />}
        below={<ServiceNames brand={brand} kinds={alongTheRiver} look="strip" />}
      />
      <Services brand={brand} leading={4} size="medium" />
      <Promises layout="ledger" tone="soft">
        <StorageDays />
      </Promises>
      <Steps />
      <Network homes={['shanghai']} tone="tint" />
      <Activities activities={activities} />
      <Contacts contacts={contacts} tone="soft" />
      <AboutTeaser brand={brand} tone="ground" />
    </FacePage>
  )
}
