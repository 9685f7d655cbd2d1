import type { Activity } from '#contract/activities.ts'
import type { Language } from '#domain/brands/brand.ts'
import type { StoredActivity } from './activity-store.ts'

export const viewActivity = (stored: StoredActivity, language: Language): Activity => ({
  id: stored.id,
  title: stored.title[language],
  summary: stored.summary[language],
  path: stored.path,
  startsOn: stored.startsOn,
  endsOn: stored.endsOn,
})
