import type { BrandCode, Language } from '#domain/brands/brand.ts'
import { hasText, type KeyOf, sentence, type TextParams } from '#domain/language/texts.ts'
import { type Lesson, lessons, type PageTexts } from './messages.ts'

export type Namespace = keyof PageTexts
/** `namespace:key`, any namespace of the page. */
export type FullKey = { [N in Namespace]: `${N}:${KeyOf<PageTexts[N]>}` }[Namespace]

/** Who speaks on a page: one brand, in one language at a time. */
export class Translator {
  readonly #brand: BrandCode
  readonly #lessons = new Set<Lesson>()
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

  readonly say = (key: FullKey, params?: TextParams): string =>
    sentence(this.#texts, this.#language, key.replace(':', '.'), params)

  /** Where there may be words for something and need not. */
  readonly find = (key: `${Namespace}:${string}`, params?: TextParams): string | undefined => {
    const path = key.replace(':', '.')
    return hasText(this.#texts, path) ? sentence(this.#texts, this.#language, path, params) : undefined
  }

  async learn(lesson: Lesson): Promise<void> {
    if (this.#lessons.has(lesson)) return
    // Awaited first: lessons learnt side by side must not forget each other.
    const texts = await lessons[lesson](this.#brand, this.#language)
    this.#texts = { ...this.#texts, ...texts }
    this.#lessons.add(lesson)
  }

  /** Learns the same lessons in the other language, then speaks it; nothing on the page is lost. */
  async speak(language: Language): Promise<void> {
    const learnt = await Promise.all(
      [...this.#lessons].map((lesson) => lessons[lesson](this.#brand, language)),
    )
    this.#texts = Object.assign({}, ...learnt)
    this.#language = language
    for (const listener of this.#listeners) listener()
  }

  readonly onSpeaking = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

export async function createTranslator(
  brand: BrandCode,
  language: Language,
  wanted: readonly Lesson[],
): Promise<Translator> {
  const translator = new Translator(brand, language)
  await Promise.all(wanted.map((lesson) => translator.learn(lesson)))
  return translator
}
