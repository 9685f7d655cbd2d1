import type { ComponentType } from 'react'
import type { BrandCode } from '#domain/brands/brand.ts'
import { currentTranslator } from '#web/language/current-translator.ts'
import { shownBrand } from '#web/page/shown-brand.ts'
import { staticIslandsReady } from '#web/ui/static-island.tsx'
import type { AboutProps, HomeProps } from './brand-page-props.ts'

/** What the pages that each brand has for itself need beside the texts of kept sections. */
export const brandPageNamespaces = { home: ['home'], about: [] } as const

/** The pages that each brand arranges for itself. */
type BrandPages = { readonly home: ComponentType<HomeProps>; readonly about: ComponentType<AboutProps> }
export type BrandPageName = keyof BrandPages
type BrandPageLoaders = { readonly [P in BrandPageName]: () => Promise<BrandPages[P]> }

/** Each page is a chunk of its own, so that a visit loads one. */
const loaders: Record<BrandCode, BrandPageLoaders> = {
  group: {
    home: async () => (await import('./group/home.tsx')).Home,
    about: async () => (await import('./group/about.tsx')).About,
  },
  ningbo: {
    home: async () => (await import('./ningbo/home.tsx')).Home,
    about: async () => (await import('./ningbo/about.tsx')).About,
  },
  shanghai: {
    home: async () => (await import('./shanghai/home.tsx')).Home,
    about: async () => (await import('./shanghai/about.tsx')).About,
  },
  fujian: {
    home: async () => (await import('./fujian/home.tsx')).Home,
    about: async () => (await import('./fujian/about.tsx')).About,
  },
  network: {
    home: async () => (await import('./network/home.tsx')).Home,
    about: async () => (await import('./network/about.tsx')).About,
  },
  shenzhen: {
    home: async () => (await import('./shenzhen/home.tsx')).Home,
    about: async () => (await import('./shenzhen/about.tsx')).About,
  },
}

const loaded = new Map<string, BrandPages[BrandPageName]>()

export async function loadBrandPage(code: BrandCode, page: BrandPageName): Promise<void> {
  const key = `${code} ${page}`
  if (!loaded.has(key)) loaded.set(key, await loaders[code][page]())
}

/** The page of a brand, which was loaded before the first render. */
export function brandPageOf<P extends BrandPageName>(code: BrandCode, page: P): BrandPages[P] {
  const component = loaded.get(`${code} ${page}`)
  if (!component) throw new Error(`The ${page} of ${code} was not loaded`)
  return component as BrandPages[P]
}

const brandPagePaths: Readonly<Record<string, BrandPageName>> = { '/': 'home', '/aboutus': 'about' }

/** The brand page at a path, if there is one. */
export const brandPageOfPath = (path: string): BrandPageName | undefined =>
  brandPagePaths[path.toLowerCase().replace(/(?<=.)\/$/, '')]

type LoaderArgs<Data> = { serverLoader(): Promise<Data> }

/** On navigation in the browser, loads the data, the component and the messages of the page together. */
export const withBrandPage =
  <Data>(page: BrandPageName) =>
  async ({ serverLoader }: LoaderArgs<Data>): Promise<Data> => {
    const [data] = await Promise.all([
      serverLoader(),
      loadBrandPage(shownBrand(), page).then(staticIslandsReady),
      currentTranslator().load(brandPageNamespaces[page]),
    ])
    return data
  }
