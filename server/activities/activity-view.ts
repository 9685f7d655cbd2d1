import type { Activity } from '#contract/activities.ts'
import type { Language } from '#domain/brands/brand.ts'
import type { StoredActivity } from './activity-store.ts'

export const viewActivity = (stored: StoredActivity, language: Language): Activity => ({
  id: stored.id,
  title: language === 'zh' ? stored.titleZh : stored.titleEn,
  summary: language === 'zh' ? stored.summaryZh : stored.summaryEn,
  path: stored.path,
  startsOn: stored.startsOn,
  endsOn: stored.endsOn,
})
