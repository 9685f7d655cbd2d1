import type { HomeProps } from '#web/brands/brand-page-props.ts'
import {
  AboutTeaser,
  Activities,
  Contacts,
  Figures,
  Network,
  Process,
  Promises,
  Services,
  Steps,
} from '#web/components/home/sections.ts'
import { useBrand } from '#web/page/brand-context.ts'

/** Below the first screen. */
export function HomeSections({ activities, contacts }: HomeProps) {
  const brand = useBrand()
  return (
    <>
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
    </>
  )
}
