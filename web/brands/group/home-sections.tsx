import type { HomeProps } from '#web/brands/brand-page-props.ts'
import {
  AboutTeaser,
  Activities,
  Contacts,
  NetworkWords,
  Promises,
  Services,
  Steps,
} from '#web/components/home/sections.ts'
import { homePortCodes } from '#web/components/network-map/home-ports.ts'
import { useBrand } from '#web/page/brand-context.ts'

/** Below the first screen. */
export function HomeSections({ activities, contacts }: HomeProps) {
  const brand = useBrand()
  return (
    <>
      <NetworkWords homes={homePortCodes} tone="soft" />
      <Services brand={brand} leading={8} size="medium" />
      <Promises layout="columns" tone="tint" />
      <Steps />
      <Activities activities={activities} tone="soft" />
      <Contacts contacts={contacts} />
      <AboutTeaser brand={brand} tone="ground" />
    </>
  )
}
