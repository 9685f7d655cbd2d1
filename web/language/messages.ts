import { loaders } from 'virtual:messages'
import type { BrandCode, Language } from '#domain/brands/brand.ts'
import type { Messages } from '#generated/messages.ts'

/**
 * The texts of pages by namespace. `brand` is the brand's own file; all brands have the same keys, and some also describe
 * a process, which their homes show.
 */
export type PageTexts = Omit<
  Messages,
  'api' | 'outbox' | 'quoteDocument' | 'lanesSheet' | 'rates' | `brand-${BrandCode}`
> & {
  readonly brand: Messages['brand-ningbo']
}
export type Namespace = keyof PageTexts

/** Every page needs them. */
export const baseNamespaces = ['common', 'site'] as const satisfies readonly Namespace[]
/** Every page with a form needs them. */
export const formNamespaces = ['forms', 'refusals', 'fields'] as const satisfies readonly Namespace[]

const fileOf = (namespace: Namespace, brand: BrandCode) =>
  namespace === 'brand' ? `brand-${brand}` : namespace

export const namespacesOf = (language: Language): readonly Namespace[] => [
  ...(Object.keys(loaders[language]).filter((name) => !name.startsWith('brand-')) as Namespace[]),
  'brand',
]

export async function loadTexts(
  namespace: Namespace,
  brand: BrandCode,
  language: Language,
): Promise<Partial<PageTexts>> {
  const load = loaders[language][fileOf(namespace, brand)]
  if (!load) throw new Error(`There is no namespace ${namespace}`)
  return { [namespace]: (await load()).default }
}
