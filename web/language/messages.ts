import { fileNames, loaders } from 'virtual:messages'
import type { BrandCode, Language } from '#domain/brands/brand.ts'
import type { Messages } from '#generated/messages.ts'

/**
 * The texts of pages by namespace. `brand` is the brand's own file; all brands have the same keys, and some also describe
 * a process, which their homes show.
 */
export type PageTexts = Omit<
  Messages,
  'api' | 'outbox' | 'quoteDocument' | 'lanesSheet' | 'rates' | 'schedules' | `brand-${BrandCode}`
> & {
  readonly brand: Messages['brand-ningbo']
}
export type Namespace = keyof PageTexts

/** Every page needs them. */
export const baseNamespaces = ['common', 'site'] as const satisfies readonly Namespace[]
/** Every page with a form needs them. */
export const formNamespaces = ['forms', 'refusals', 'fields'] as const satisfies readonly Namespace[]
/** The namespaces of a page that searches prices; the result, offers and quote requests bring their own. */
export const priceNamespaces = [...formNamespaces, 'prices'] as const
/** The form for a quote request needs them beyond those of any form. */
export const requestNamespaces = [
  'drafts',
  'gate',
  'myQuotes',
  'requests',
] as const satisfies readonly Namespace[]

const fullName = (namespace: Namespace, brand: BrandCode) =>
  namespace === 'brand' ? `brand-${brand}` : namespace

export const namespacesOf = (language: Language): readonly Namespace[] => [
  ...(Object.keys(fileNames) as Namespace[]),
  ...(Object.keys(loaders[language]).filter(isOwnFile) as Namespace[]),
  'brand',
]

/** A file that is named as its only namespace; the files of brands are the namespace `brand`. */
const isOwnFile = (file: string) => !file.startsWith('brand-') && !Object.values(fileNames).includes(file)

export async function loadTexts(
  namespace: Namespace,
  brand: BrandCode,
  language: Language,
): Promise<Partial<PageTexts>> {
  const name = fullName(namespace, brand)
  const load = loaders[language][fileNames[name] ?? name]
  if (!load) throw new Error(`There is no namespace ${namespace}`)
  return { [namespace]: (await load()).default[name] }
}
