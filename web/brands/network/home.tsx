import {
  AboutTeaser,
  Activities,
  Contacts,
  FacePage,
  HomeHero,
  Network,
  Promises,
  Services,
  Steps,
  WorkLine,
} from '#web/parts/home/sections.ts'
import { homePortCodes } from '#web/parts/network-map/nodes.data.ts'
import { useBrand } from '../brand-context.ts'
import type { HomeProps } from '../face.ts'
import { HubScene } from './hub-scene.tsx'

/** The network leads with its members: how they enter, and what they share. */
export function Home({ activities, contacts }: HomeProps) {
  const brand = useBrand()
  return (
    <FacePage>
      <HomeHero brand={brand} composition="centre" picture={<HubScene />} />
      <WorkLine line="entry" />
      <Services brand={brand} leading={8} size="row" tone="soft" />
      <Network homes={homePortCodes} tone="ground" />
      <Promises layout="columns" />
      <Steps layout="column" tone="tint" />
      <Activities activities={activities} />
      <Contacts contacts={contacts} tone="soft" />
      <AboutTeaser brand={brand} />
    </FacePage>
  )
}
