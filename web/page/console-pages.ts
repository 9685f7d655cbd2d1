/** Pages of the console are shown on its own host only. */
export const consoleHome = '/console'

export const isConsolePage = (path: string): boolean => /^\/console(\/|$)/i.test(path)

/** The namespaces of every page of the console. */
export const consoleNamespaces = [
  'forms',
  'refusals',
  'fields',
  'console',
  'access',
  'audit',
  'certification',
  'table',
  'drafts',
] as const
