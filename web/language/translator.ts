import type { BrandCode, Language } from '#domain/brands/brand.ts'
import { hasText, type KeyOf, sentence, type TextParams } from '#domain/language/texts.ts'
import { loadTexts, type Namespace, type PageTexts } from './messages.ts'

/** `namespace:key`, any namespace of the page. */
export type FullKey = { [N in Namespace]: `${N}:${KeyOf<PageTexts[N]>}` }[Namespace]

/** The texts of a page: one brand, in one language at a time. */
export class Translator {
  readonly #brand: BrandCode
  readonly #namespaces = new Set<Namespace>()
  readonly #listeners = new Set<() => void>()
  #language: Language
  #texts: Partial<PageTexts> = {}

  constructor(brand: BrandCode, language: Language) {
    this.#brand = brand
    this.#language = language
  }

  get language(): Language {
    return this.#language
  }

  readonly translate = (key: FullKey, params?: TextParams): string =>
    sentence(this.#texts, this.#language, key.replace(':', '.'), params)

  /** For a text that may be missing. */
  readonly find = (key: `${Namespace}:${string}`, params?: TextParams): string | undefined => {
    const path = key.replace(':', '.')
    return hasText(this.#texts, path) ? sentence(this.#texts, this.#language, path, params) : undefined
  }

  async load(namespaces: readonly Namespace[]): Promise<void> {
    const missing = namespaces.filter((namespace) => !this.#namespaces.has(namespace))
    const loaded = await Promise.all(
      missing.map((namespace) => loadTexts(namespace, this.#brand, this.#language)),
    )
    // Only now, because another load may have finished in between.
    this.#texts = Object.assign({}, this.#texts, ...loaded)
    for (const namespace of missing) this.#namespaces.add(namespace)
  }

  /** Loads the same namespaces in the other language first, so that nothing on the page is lost. */
  async switchTo(language: Language): Promise<void> {
    const loaded = await Promise.all(
      [...this.#namespaces].map((namespace) => loadTexts(namespace, this.#brand, language)),
    )
    this.#texts = Object.assign({}, ...loaded)
    this.#language = language
    for (const listener of this.#listeners) listener()
  }

  readonly onSwitch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

export async function createTranslator(
  brand: BrandCode,
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Translator> {
  const translator = new Translator(brand, language)
  await translator.load(namespaces)
  return translator
}
