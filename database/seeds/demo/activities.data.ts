import type { Bilingual, BrandCode } from '#domain/brands/brand.ts'

export type ActivitySeed = {
  readonly brands: readonly BrandCode[]
  readonly title: Bilingual
  readonly summary: Bilingual
  readonly path: string
  /** Days before and after the day the demo data is loaded. */
  readonly startedDaysAgo: number
  readonly endsInDays: number
}

export const activities: readonly ActivitySeed[] = [
  {
    brands: ['group', 'shanghai', 'fujian', 'shenzhen'],
    title: { zh: '年末堆场提还箱高峰安排', en: 'Year-end peak: depot pick-up and return' },
    summary: {
      zh: '五个口岸的堆场延长夜间作业时段，请提前一天预约提空箱。',
      en: 'Depots at all five ports have extended evening hours. Book empty pick-up one day in advance.',
    },
    path: '/domestic/yardDetail',
    startedDaysAgo: 7,
    endsInDays: 60,
  },
  {
    brands: ['group', 'ningbo', 'network'],
    title: { zh: '春节前订舱时间表', en: 'Booking calendar before Spring Festival' },
    summary: {
      zh: '节前三周舱位紧张，越早提交订舱委托，可选船期越多。',
      en: 'Space is tight in the three weeks before the holiday. Book early for a wider choice of sailings.',
    },
    path: '/domestic/traditionCarrier',
    startedDaysAgo: 3,
    endsInDays: 90,
  },
  {
    brands: ['group', 'ningbo', 'shenzhen'],
    title: { zh: '拖车费用规则公开', en: 'Trucking charges and their rules published' },
    summary: {
      zh: '待时、压夜、放空、超重，什么情况下会产生，一页说清。',
      en: 'Waiting, overnight, dry run and overweight: one page shows when each charge applies.',
    },
    path: '/domestic/truckDetail',
    startedDaysAgo: 1,
    endsInDays: 120,
  },
]
