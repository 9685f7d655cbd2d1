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

/** The home page of Shenzhen: trucking, its charges and its dispatch contacts. */
export function Home({ activities, contacts }: HomeProps) {
  const brand = useBrand()
  return (
    <BrandPage>
      <HomeHero brand={brand} composition="scene" picture={<Scene />} />
      <Process tone="ground" />
      <Services brand={brand} leading={2} size="wide" />
      <Promises layout="ledger" tone="soft" />
      <Contacts contacts={contacts} />
      <Steps layout="column" tone="tint" />
      <Activities activities={activities} />
      <Network homes={['shenzhen']} tone="soft" beside />
      <AboutTeaser brand={brand}>
        <Figures />
      </AboutTeaser>
    </BrandPage>
  )
}
