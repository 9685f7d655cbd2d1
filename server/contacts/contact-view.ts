import { type ServiceContact, serviceContact } from '#contract/contacts.ts'
import type { Language } from '#domain/brands/brand.ts'
import type { StoredContact } from './contact-store.ts'

export const viewContact = (stored: StoredContact, language: Language): ServiceContact => ({
  id: stored.id,
  service: serviceContact.shape.service.parse(stored.service),
  team: language === 'zh' ? stored.teamZh : stored.teamEn,
  city: language === 'zh' ? stored.cityZh : stored.cityEn,
  phone: stored.phone,
  email: stored.email,
  workTime: language === 'zh' ? stored.workTimeZh : stored.workTimeEn,
})
