import type { AboutHeroProps } from '#web/components/home/about-hero.tsx'
import type { ActivitiesProps } from '#web/components/home/activities.tsx'
import type { ContactsProps } from '#web/components/home/contacts.tsx'

/** What a brand page passes to its sections. */
export type HomeProps = Pick<ActivitiesProps, 'activities'> &
  Pick<ContactsProps, 'contacts'> & {
    /** Of the depots at the brand's own port, by the tariffs in force. */
    readonly freeDays: number | null
  }
export type AboutProps = Pick<AboutHeroProps, 'document'>
