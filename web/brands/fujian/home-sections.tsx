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
    </>
  )
}
