/** Pages of the console are shown on its own host only. */
export const consoleHome = '/console'

export const isConsolePage = (path: string): boolean => /^\/console(\/|$)/i.test(path)
