import { currentTranslator } from './current-translator.ts'
import type { Namespace } from './messages.ts'

/** What a route module exports as `handle`: the namespaces its page needs beyond those of every page. */
export type NamespaceHandle = { readonly namespaces: readonly Namespace[] }

export const namespacesIn = (handles: readonly unknown[]): readonly Namespace[] => [
  ...new Set(handles.flatMap((handle) => (handle as NamespaceHandle | undefined)?.namespaces ?? [])),
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
