import { type ServiceContact, serviceContact } from '#contract/contacts.ts'
import type { Language } from '#domain/brands/brand.ts'
import type { StoredContact } from './contact-store.ts'

export const viewContact = (stored: StoredContact, language: Language): ServiceContact => ({
  id: stored.id,
  service: serviceContact.shape.service.parse(stored.service),
  team: stored.team[language],
  city: stored.city[language],
  phone: stored.phone,
  email: stored.email,
  workTime: stored.workTime[language],
})
