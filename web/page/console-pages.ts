/** Where staff work; its pages are shown on the host of the console and nowhere else. */
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
] as const
