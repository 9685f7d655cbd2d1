import type { Bilingual, NavigationEntry, NavigationLink } from '#domain/brands/brand.ts'

export type NavigationColumn = { readonly label?: Bilingual; readonly links: readonly NavigationLink[] }

/** One column per group; single links share the last column, which has no name. */
export function navigationColumns(navigation: readonly NavigationEntry[]): NavigationColumn[] {
  const groups = navigation.filter((entry) => 'links' in entry)
  const alone = navigation.filter((entry) => 'path' in entry)
  return alone.length > 0 ? [...groups, { links: alone }] : groups
}
