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

  /** A change of language in between loads again, so that a page never has texts of two languages. */
  async load(namespaces: readonly Namespace[]): Promise<void> {
    const language = this.#language
    const missing = namespaces.filter((namespace) => !this.#namespaces.has(namespace))
    const loaded = await this.#textsOf(missing, language)
    if (language !== this.#language) return this.load(namespaces)
    // Only now, because another load may have finished in between.
    this.#texts = Object.assign({}, this.#texts, loaded)
    for (const namespace of missing) this.#namespaces.add(namespace)
  }

  /** Loads the same namespaces in the other language first, so that nothing on the page is lost. */
  async switchTo(language: Language): Promise<void> {
    const texts: Partial<PageTexts> = {}
    const loaded = new Set<Namespace>()
    // Repeats for what another load has added meanwhile.
    while (loaded.size < this.#namespaces.size) {
      const missing = [...this.#namespaces].filter((namespace) => !loaded.has(namespace))
      Object.assign(texts, await this.#textsOf(missing, language))
      for (const namespace of missing) loaded.add(namespace)
    }
    this.#texts = texts
    this.#language = language
    for (const listener of this.#listeners) listener()
  }

  async #textsOf(namespaces: readonly Namespace[], language: Language): Promise<Partial<PageTexts>> {
    const loaded = await Promise.all(
      namespaces.map((namespace) => loadTexts(namespace, this.#brand, language)),
    )
    return Object.assign({}, ...loaded)
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
