/** Where notices lead: pages of the workbench, named once. */
export const insidePages = {
  certification: '/workbench/certification',
  company: '/workbench/company',
  quotes: '/workbench/quotes',
  security: '/workbench/settings',
} as const
