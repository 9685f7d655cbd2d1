import { safeReturnPath } from '#domain/identity/return-path.ts'
import { consoleHome, isConsolePage } from '#web/page/console-pages.ts'
import { logInPath } from './sections.ts'

const isLogIn = (path: string) => path.toLowerCase().startsWith(logInPath)

/** The log-in page, which leads back to the requested page. */
export const logInUrl = (path: string): string =>
  path === consoleHome ? logInPath : `${logInPath}?redirect=${encodeURIComponent(path)}`

/** Only a page of the console, whatever the URL names. */
export function pathAfterLogIn(requested: string | null): string {
  const path = safeReturnPath(requested)
  const [page = ''] = path.split(/[?#]/)
  return isConsolePage(page) && !isLogIn(page) ? path : consoleHome
}
