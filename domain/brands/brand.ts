import type { HomePort } from '#domain/places/home-ports.ts'

/** A text in both languages. */
export type Bilingual = { readonly zh: string; readonly en: string }

export const languages = ['zh', 'en'] as const
export type Language = (typeof languages)[number]

export const brandCodes = ['group', 'ningbo', 'shanghai', 'fujian', 'network', 'shenzhen'] as const
export type BrandCode = (typeof brandCodes)[number]

/** The services of a brand; navigation, home page and quote tabs follow them. */
export const serviceKinds = [
  'ocean',
  'trucking',
  'warehouse',
  'depot',
  'rail',
  'air',
  'customs',
  'overseas-warehouse',
  'barge',
  'inland-terminal',
  'container-management',
] as const
export type ServiceKind = (typeof serviceKinds)[number]

/** Pages with title, keywords and description of each brand (spec §2). */
export const brandedPages = ['home', 'plan', 'about'] as const
export type BrandedPage = (typeof brandedPages)[number]

export type PageMeta = {
  readonly title: Bilingual
  readonly keywords: Bilingual
  readonly description: Bilingual
}

export type BrandMeta = Readonly<Record<BrandedPage, PageMeta>>

export type NavigationLink = { readonly label: Bilingual; readonly path: string; readonly hint?: Bilingual }
export type NavigationGroup = { readonly label: Bilingual; readonly links: readonly NavigationLink[] }
/** A header entry is a link, or a group that opens to links. */
export type NavigationEntry = NavigationLink | NavigationGroup

export type BrandColours = {
  readonly brand: string
  readonly brandStrong: string
  readonly accent: string
  /** The same three in dark mode. */
  readonly dark: { readonly brand: string; readonly brandStrong: string; readonly accent: string }
}

export type BrandContact = {
  readonly phone: string
  readonly email: string
  readonly address: Bilingual
  readonly workTime: Bilingual
}

/** Filing numbers, required in the footer of a website in China. */
export type Filing = { readonly icp: string; readonly publicSecurity: Bilingual }

export type Brand = {
  readonly code: BrandCode
  readonly name: Bilingual
  readonly shortName: Bilingual
  /** The host in development; real hosts come from configuration. */
  readonly developmentHost: string
  readonly colours: BrandColours
  readonly services: readonly ServiceKind[]
  /** The usual port of loading, by UN/LOCODE. */
  readonly homePort: HomePort
  readonly navigation: readonly NavigationEntry[]
  readonly filing: Filing
  readonly contact: BrandContact
  /** The brand where its customers log in; without a login only a few pages are open here (navigation-guard.ts). */
  readonly parent: BrandCode | null
  /** The workbench redirects visitors to the login page, and the login page redirects users to the workbench (spec §2). */
  readonly workbenchAsksLogIn: boolean
  /** An expired session reloads the page instead of going home (spec §8). */
  readonly reloadsWhenSessionEnds: boolean
}
