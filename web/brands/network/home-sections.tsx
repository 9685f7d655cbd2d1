import type { HomeProps } from '#web/brands/brand-page-props.ts'
import {
  AboutTeaser,
  Activities,
  Contacts,
  Network,
  Process,
  Promises,
  ServiceRows,
  Steps,
} from '#web/components/home/sections.ts'
import { homePortCodes } from '#web/components/network-map/home-ports.ts'
import { useBrand } from '#web/page/brand-context.ts'

/** Below the first screen. */
export function HomeSections({ activities, contacts }: HomeProps) {
  const brand = useBrand()
  return (
    <>
      <Process />
      <ServiceRows brand={brand} />
      <Network homes={homePortCodes} tone="ground" />
      <Promises layout="columns" />
      <Steps layout="column" tone="tint" />
      <Activities activities={activities} />
      <Contacts contacts={contacts} tone="soft" />
      <AboutTeaser brand={brand} />
    </>
  )
}
