/** The pages of the workbench, in the order of the rail. */
export const pages = {
  dashboard: '/workbench',
  quotes: '/workbench/quotes',
  certification: '/workbench/certification',
  company: '/workbench/company',
  inbox: '/workbench/inbox',
  settings: '/workbench/settings',
} as const
export type PageName = keyof typeof pages
export const pageNames = Object.keys(pages) as PageName[]

export const pageOfPath = (path: string): PageName => {
  const plain = path.toLowerCase().replace(/(?<=.)\/$/, '')
  return pageNames.find((name) => pages[name] === plain) ?? 'dashboard'
}
