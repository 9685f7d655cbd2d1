import type { BrandCode, Language } from '#domain/brands/brand.ts'

/** What the site surface says, by language; one chunk each. */
const siteMessages = {
  zh: () => import('./site-messages-zh.ts'),
  en: () => import('./site-messages-en.ts'),
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
/** Everything a page of the site can say. */
export type PageTexts = SiteMessages & { readonly brand: BrandMessages }

export async function loadMessages(brand: BrandCode, language: Language): Promise<PageTexts> {
  const [site, own] = await Promise.all([siteMessages[language](), brandMessages[language][brand]()])
  return { ...site.siteMessages, brand: own.default }
}
