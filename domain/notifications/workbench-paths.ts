/** The pages of the workbench, in the order of its menu. Notifications and the gate link to them. */
export const workbenchPaths = {
  dashboard: '/workbench',
  quotes: '/workbench/quotes',
  addressBook: '/workbench/addressBook',
  certification: '/workbench/certification',
  company: '/workbench/company',
  inbox: '/workbench/inbox',
  settings: '/workbench/settings',
} as const

export const quoteUrl = (number: string): string =>
  `${workbenchPaths.quotes}?number=${encodeURIComponent(number)}`

export const requestUrl = (number: string): string =>
  `${workbenchPaths.quotes}?request=${encodeURIComponent(number)}`
