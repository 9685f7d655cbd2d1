export const listViews = ['list', 'table'] as const
export type ListView = (typeof listViews)[number]

/** The key of the view in a URL. */
export const viewKey = 'view'

/** Any other value is the usual view. */
export const viewOf = (params: URLSearchParams): ListView =>
  listViews.find((view) => view === params.get(viewKey)) ?? 'list'

/** The same URL with another view; the usual one is left out. */
export function withListView(params: URLSearchParams, view: ListView): URLSearchParams {
  const changed = new URLSearchParams(params)
  if (view === 'list') changed.delete(viewKey)
  else changed.set(viewKey, view)
  return changed
}
