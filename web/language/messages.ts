import type { BrandCode, Language } from '#domain/brands/brand.ts'

/** What every page says, by language; one chunk each. */
const siteMessages = {
  zh: () => import('./site-messages-zh.ts'),
  en: () => import('./site-messages-en.ts'),
} as const

const faceMessages = {
  zh: () => import('./face-messages-zh.ts'),
  en: () => import('./face-messages-en.ts'),
} as const

const formsMessages = {
  zh: () => import('./forms-messages-zh.ts'),
  en: () => import('./forms-messages-en.ts'),
} as const

const sessionMessages = {
  zh: () => import('./session-messages-zh.ts'),
  en: () => import('./session-messages-en.ts'),
} as const

const consoleMessages = {
  zh: () => import('./console-messages-zh.ts'),
  en: () => import('./console-messages-en.ts'),
} as const

const gateMessages = {
  zh: () => import('./gate-messages-zh.ts'),
  en: () => import('./gate-messages-en.ts'),
} as const

const workbenchMessages = {
  zh: () => import('./workbench-messages-zh.ts'),
  en: () => import('./workbench-messages-en.ts'),
} as const

const pricesMessages = {
  zh: () => import('./prices-messages-zh.ts'),
  en: () => import('./prices-messages-en.ts'),
} as const

const tariffsMessages = {
  zh: () => import('./tariffs-messages-zh.ts'),
  en: () => import('./tariffs-messages-en.ts'),
} as const

const oceanMessages = {
  zh: () => import('./ocean-messages-zh.ts'),
  en: () => import('./ocean-messages-en.ts'),
} as const

const placesMessages = {
  zh: () => import('./places-messages-zh.ts'),
  en: () => import('./places-messages-en.ts'),
} as const

const requestsMessages = {
  zh: () => import('./requests-messages-zh.ts'),
  en: () => import('./requests-messages-en.ts'),
} as const

const adminMessages = {
  zh: () => import('./admin-messages-zh.ts'),
  en: () => import('./admin-messages-en.ts'),
} as const

/** What a brand says for itself: six files with the same keys, one of which becomes the namespace `brand`. */
const brandMessages: Record<Language, Record<BrandCode, () => Promise<{ default: BrandMessages }>>> = {
  zh: {
    group: () => import('#messages/zh/brand-group.json'),
    ningbo: () => import('#messages/zh/brand-ningbo.json'),
    shanghai: () => import('#messages/zh/brand-shanghai.json'),
    fujian: () => import('#messages/zh/brand-fujian.json'),
    network: () => import('#messages/zh/brand-network.json'),
    shenzhen: () => import('#messages/zh/brand-shenzhen.json'),
  },
  en: {
    group: () => import('#messages/en/brand-group.json'),
    ningbo: () => import('#messages/en/brand-ningbo.json'),
    shanghai: () => import('#messages/en/brand-shanghai.json'),
    fujian: () => import('#messages/en/brand-fujian.json'),
    network: () => import('#messages/en/brand-network.json'),
    shenzhen: () => import('#messages/en/brand-shenzhen.json'),
  },
}

type BrandMessages = typeof import('#messages/zh/brand-group.json')
type SiteMessages = Awaited<ReturnType<(typeof siteMessages)['zh']>>['siteMessages']
type FormsMessages = Awaited<ReturnType<(typeof formsMessages)['zh']>>['formsMessages']
type SessionMessages = Awaited<ReturnType<(typeof sessionMessages)['zh']>>['sessionMessages']
type ConsoleMessages = Awaited<ReturnType<(typeof consoleMessages)['zh']>>['consoleMessages']
type GateMessages = Awaited<ReturnType<(typeof gateMessages)['zh']>>['gateMessages']
type WorkbenchMessages = Awaited<ReturnType<(typeof workbenchMessages)['zh']>>['workbenchMessages']
type PricesMessages = Awaited<ReturnType<(typeof pricesMessages)['zh']>>['pricesMessages']
type TariffsMessages = Awaited<ReturnType<(typeof tariffsMessages)['zh']>>['tariffsMessages']
type OceanMessages = Awaited<ReturnType<(typeof oceanMessages)['zh']>>['oceanMessages']
type PlacesMessages = Awaited<ReturnType<(typeof placesMessages)['zh']>>['placesMessages']
type RequestsMessages = Awaited<ReturnType<(typeof requestsMessages)['zh']>>['requestsMessages']
type AdminMessages = Awaited<ReturnType<(typeof adminMessages)['zh']>>['adminMessages']
type FaceMessages = Awaited<ReturnType<(typeof faceMessages)['zh']>>['faceMessages'] & {
  readonly brand: BrandMessages
}

/** Everything a page can say; a page without a face has learnt only the first part. */
export type PageTexts = SiteMessages &
  FaceMessages &
  FormsMessages &
  SessionMessages &
  ConsoleMessages &
  GateMessages &
  WorkbenchMessages &
  AdminMessages &
  PlacesMessages &
  RequestsMessages &
  PricesMessages &
  TariffsMessages &
  OceanMessages

/** Texts that are learnt together. */
export const lessonNames = [
  'site',
  'face',
  'forms',
  'session',
  'console',
  'gate',
  'workbench',
  'prices',
  'tariffs',
  'ocean',
  'places',
  'requests',
  'admin',
] as const
export type Lesson = (typeof lessonNames)[number]

export const lessons: Record<Lesson, (brand: BrandCode, language: Language) => Promise<Partial<PageTexts>>> =
  {
    site: async (_, language) => (await siteMessages[language]()).siteMessages,
    async face(brand, language) {
      const [shared, own] = await Promise.all([faceMessages[language](), brandMessages[language][brand]()])
      return { ...shared.faceMessages, brand: own.default }
    },
    forms: async (_, language) => (await formsMessages[language]()).formsMessages,
    session: async (_, language) => (await sessionMessages[language]()).sessionMessages,
    console: async (_, language) => (await consoleMessages[language]()).consoleMessages,
    gate: async (_, language) => (await gateMessages[language]()).gateMessages,
    workbench: async (_, language) => (await workbenchMessages[language]()).workbenchMessages,
    admin: async (_, language) => (await adminMessages[language]()).adminMessages,
    requests: async (_, language) => (await requestsMessages[language]()).requestsMessages,
    places: async (_, language) => (await placesMessages[language]()).placesMessages,
    prices: async (_, language) => (await pricesMessages[language]()).pricesMessages,
    tariffs: async (_, language) => (await tariffsMessages[language]()).tariffsMessages,
    ocean: async (_, language) => (await oceanMessages[language]()).oceanMessages,
  }
