/** Workbench pages that notifications link to. */
export const insidePages = {
  certification: '/workbench/certification',
  company: '/workbench/company',
  quotes: '/workbench/quotes',
  security: '/workbench/settings',
} as const
