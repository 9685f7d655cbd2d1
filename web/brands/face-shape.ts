import type { AboutHeroProps } from '#web/components/home/about-hero.tsx'
import type { ActivitiesProps } from '#web/components/home/activities.tsx'
import type { ContactsProps } from '#web/components/home/contacts.tsx'

/** What the pages hand to a face; it passes it on to the sections it is arranged from. */
export type HomeProps = Pick<ActivitiesProps, 'activities'> & Pick<ContactsProps, 'contacts'>
export type AboutProps = Pick<AboutHeroProps, 'document'>
