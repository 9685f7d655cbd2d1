import type { AboutHeroProps } from '#web/components/home/about-hero.tsx'
import type { ActivitiesProps } from '#web/components/home/activities.tsx'
import type { ContactsProps } from '#web/components/home/contacts.tsx'

/** What a brand page passes to its sections. */
export type HomeProps = Pick<ActivitiesProps, 'activities'> & Pick<ContactsProps, 'contacts'>
export type AboutProps = Pick<AboutHeroProps, 'document'>
