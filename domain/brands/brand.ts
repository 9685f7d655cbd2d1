import type { HomePort } from '#domain/places/home-ports.ts'

/** A text in both languages of the house. */
export type Bilingual = { readonly zh: string; readonly en: string }

export const languages = ['zh', 'en'] as const
export type Language = (typeof languages)[number]

export const brandCodes = ['group', 'ningbo', 'shanghai', 'fujian', 'network', 'shenzhen'] as const
export type BrandCode = (typeof brandCodes)[number]

/** What a brand sells; navigation, homes and quote tabs follow it. */
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

/** Pages whose title, keywords and description each brand words for itself (spec §2). */
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
  /** The same three on a dark ground. */
  readonly dark: { readonly brand: string; readonly brandStrong: string; readonly accent: string }
}

export type BrandContact = {
  readonly phone: string
  readonly email: string
  readonly address: Bilingual
  readonly workTime: Bilingual
}

/** Filing numbers every website in China shows in its footer. */
export type Filing = { readonly icp: string; readonly publicSecurity: Bilingual }

export type Brand = {
  readonly code: BrandCode
  readonly name: Bilingual
  readonly shortName: Bilingual
  /** The host in development; real hosts come from configuration. */
  readonly developmentHost: string
  readonly colours: BrandColours
  readonly services: readonly ServiceKind[]
  /** Where its customers usually load, by UN/LOCODE. */
  readonly homePort: HomePort
  readonly navigation: readonly NavigationEntry[]
  readonly filing: Filing
  readonly contact: BrandContact
  /** Whose customers log in there and are handed over from there; here nothing but the home is open without. */
  readonly parent: BrandCode | null
  /** The workbench sends whoever is not logged in to the log-in page, which sends whoever is back (spec §2). */
  readonly workbenchAsksLogIn: boolean
  /** A session that ends reloads the page instead of going home (spec §8, the network). */
  readonly reloadsWhenSessionEnds: boolean
}
