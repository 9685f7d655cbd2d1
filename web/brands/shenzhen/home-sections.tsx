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
    </>
  )
}
