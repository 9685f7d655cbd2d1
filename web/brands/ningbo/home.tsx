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

/** The home page of Ningbo: sailings with prices and cut-offs. */
export function Home({ activities, contacts }: HomeProps) {
  const brand = useBrand()
  return (
    <BrandPage>
      <HomeHero brand={brand} composition="split" picture={<Scene />} />
      <Process />
      <Services brand={brand} leading={1} size="wide" tone="soft" />
      <Promises layout="columns" />
      <Network homes={['ningbo']} tone="ground" beside />
      <Steps layout="column" />
      <Activities activities={activities} tone="soft" />
      <Contacts contacts={contacts} />
      <AboutTeaser brand={brand} tone="tint">
        <Figures />
      </AboutTeaser>
    </BrandPage>
  )
}
