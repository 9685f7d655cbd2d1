import { currentTranslator } from './current-translator.ts'
import type { Namespace } from './messages.ts'

/** What a route module exports as `handle`. */
export type RouteHandle = {
  /** What its page needs beyond the namespaces of every page. */
  readonly namespaces?: readonly Namespace[]
  /**
   * The names of the URL's query that the page reads while the server renders it. With other names the server sends the
   * page without a query. A route that states none has those of its layout; without any it is rendered for every query.
   */
  readonly queryNames?: readonly string[]
}

export const namespacesIn = (handles: readonly unknown[]): readonly Namespace[] => [
  ...new Set(handles.flatMap((handle) => (handle as RouteHandle | undefined)?.namespaces ?? [])),
]

/** The `clientLoader` of a route: a navigation in the browser waits for the texts. */
export const loadNamespaces = (namespaces: readonly Namespace[]) => async (): Promise<null> => {
  await currentTranslator().load(namespaces)
  return null
}

/** The same for a route with a loader. */
export const loadNamespacesAndData =
  <Data>(namespaces: readonly Namespace[]) =>
  async ({ serverLoader }: { serverLoader(): Promise<Data> }): Promise<Data> => {
    const [data] = await Promise.all([serverLoader(), currentTranslator().load(namespaces)])
    return data
  }
