import { safeReturnPath } from '#domain/identity/return-path.ts'
import { consoleHome, isConsolePage } from '#web/page/console-pages.ts'
import { logInPath } from './sections.ts'

const isLogIn = (path: string) => path.toLowerCase().startsWith(logInPath)

/** The log-in, and after it the page that was asked for. */
export const logInAt = (asked: string): string =>
  asked === consoleHome ? logInPath : `${logInPath}?redirect=${encodeURIComponent(asked)}`

/** Where whoever came in goes on: a page of the console, whatever the address asked for. */
export function pathAfterLogIn(asked: string | null): string {
  const path = safeReturnPath(asked)
  const [page = ''] = path.split(/[?#]/)
  return isConsolePage(page) && !isLogIn(page) ? path : consoleHome
}
