import type { BrandCode, Language } from '#domain/brands/brand.ts'
import { type KeyOf, sentence, type TextFacts } from '#domain/language/texts.ts'
import { loadMessages, type PageTexts } from './messages.ts'

export type Namespace = keyof PageTexts
/** `namespace:key`, any namespace of the page. */
export type FullKey = { [N in Namespace]: `${N}:${KeyOf<PageTexts[N]>}` }[Namespace]
export type Say = (key: FullKey, facts?: TextFacts) => string

/** Who speaks on a page: one brand, in one language at a time. */
export type Voice = {
  readonly language: Language
  readonly say: Say
  /** Learns the other language if it must, then speaks it; nothing on the page is lost. */
  speak(language: Language): Promise<void>
  onSpeaking(listener: () => void): () => void
}

export async function createVoice(brand: BrandCode, first: Language): Promise<Voice> {
  const learnt = new Map<Language, PageTexts>([[first, await loadMessages(brand, first)]])
  const listeners = new Set<() => void>()
  let language = first
  return {
    get language() {
      return language
    },
    say(key, facts) {
      const texts = learnt.get(language)
      if (!texts) throw new Error(`${language} was not learnt`)
      return sentence(texts, language, key.replace(':', '.'), facts)
    },
    async speak(next) {
      if (!learnt.has(next)) learnt.set(next, await loadMessages(brand, next))
      language = next
      for (const listener of listeners) listener()
    },
    onSpeaking(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
