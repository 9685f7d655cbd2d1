/** Written by us and not by Intl: a browser and a server can carry different versions of its names. */
export const weekdayNames = {
  zh: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const

export const englishMonths = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

/** The signs after year, month and day in a Chinese date. */
export const chineseDateSigns = { year: '年', month: '月', day: '日' } as const
