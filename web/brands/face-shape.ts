import type { AboutHeroProps } from '#web/parts/home/about-hero.tsx'
import type { ActivitiesProps } from '#web/parts/home/activities.tsx'
import type { ContactsProps } from '#web/parts/home/contacts.tsx'

/** What the pages hand to a face; it passes it on to the sections it is arranged from. */
export type HomeProps = Pick<ActivitiesProps, 'activities'> & Pick<ContactsProps, 'contacts'>
export type AboutProps = Pick<AboutHeroProps, 'document'>
