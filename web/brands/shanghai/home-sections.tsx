import type { HomeProps } from '#web/brands/brand-page-props.ts'
import {
  AboutTeaser,
  Activities,
  Contacts,
  Network,
  Promises,
  Services,
  Steps,
  StorageDays,
} from '#web/components/home/sections.ts'
import { useBrand } from '#web/page/brand-context.ts'

/** Below the first screen. */
export function HomeSections({ activities, contacts, freeDays }: HomeProps) {
  const brand = useBrand()
  return (
    <>
      <Services brand={brand} leading={4} size="medium" />
      <Promises layout="ledger" tone="soft">
        <StorageDays freeDays={freeDays} />
      </Promises>
      <Steps />
      <Network homes={['shanghai']} tone="tint" />
      <Activities activities={activities} />
      <Contacts contacts={contacts} tone="soft" />
      <AboutTeaser brand={brand} tone="ground" />
    </>
  )
}
