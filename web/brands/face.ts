import type { ComponentType } from 'react'
import type { BrandCode } from '#domain/brands/brand.ts'
import { currentTranslator } from '#web/language/current-translator.ts'
import { shownBrand } from '#web/page/shown-brand.ts'
import type { AboutProps, HomeProps } from './face-shape.ts'

export const faceNamespaces = ['home', 'services', 'brand'] as const

/** A brand's face: the pages it arranges for itself. */
type Face = { readonly home: ComponentType<HomeProps>; readonly about: ComponentType<AboutProps> }
export type FacePage = keyof Face
type FaceLoader = { readonly [P in FacePage]: () => Promise<Face[P]> }

/** Each page of each face is a chunk of its own: a visitor loads the one that is shown. */
const loaders: Record<BrandCode, FaceLoader> = {
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

const loaded = new Map<string, Face[FacePage]>()

export async function loadFace(code: BrandCode, page: FacePage): Promise<void> {
  const key = `${code} ${page}`
  if (!loaded.has(key)) loaded.set(key, await loaders[code][page]())
}

/** The face of a brand whose page is shown; it was loaded before the first rendering. */
export function faceOf<P extends FacePage>(code: BrandCode, page: P): Face[P] {
  const face = loaded.get(`${code} ${page}`)
  if (!face) throw new Error(`The ${page} of ${code} was not loaded`)
  return face as Face[P]
}

const facePages: Readonly<Record<string, FacePage>> = { '/': 'home', '/aboutus': 'about' }

/** Which page of the face an address shows, if any; elsewhere a face would be bytes for nothing. */
export const faceAt = (path: string): FacePage | undefined =>
  facePages[path.toLowerCase().replace(/(?<=.)\/$/, '')]

type Arrival<Data> = { serverLoader(): Promise<Data> }

/** Coming from another page in the browser: the page's data, the brand's face and its words, together. */
export const withFace =
  <Data>(page: FacePage) =>
  async ({ serverLoader }: Arrival<Data>): Promise<Data> => {
    const [data] = await Promise.all([
      serverLoader(),
      loadFace(shownBrand(), page),
      currentTranslator().load(faceNamespaces),
    ])
    return data
  }
