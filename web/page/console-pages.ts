/** Where staff work; its pages are shown on the host of the console and nowhere else. */
export const consoleHome = '/console'

export const isConsolePage = (path: string): boolean => /^\/console(\/|$)/i.test(path)
