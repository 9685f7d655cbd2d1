import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { Language } from '#domain/brands/brand.ts'
import type { KeyOf, TextFacts } from '#domain/language/texts.ts'
import type { PageTexts } from './messages.ts'
import type { FullKey, Namespace, Voice } from './voice.ts'

export const VoiceContext = createContext<Voice | undefined>(undefined)

export function useVoice(): Voice {
  const voice = use(VoiceContext)
  if (!voice) throw new Error('A page stands outside its voice')
  return voice
}

/** The language of the page now; the page is drawn again when it changes. */
export function useLanguage(): Language {
  const voice = useVoice()
  const now = () => voice.language
  return useSyncExternalStore(voice.onSpeaking, now, now)
}

type Translate<N extends Namespace> = (key: KeyOf<PageTexts[N]> | FullKey, facts?: TextFacts) => string

/** The sentences of a namespace by their keys; `other:key` reaches into another. */
export function useTranslation<N extends Namespace = 'site'>(namespace?: N): { readonly t: Translate<N> } {
  const voice = useVoice()
  const language = useLanguage()
  return useMemo(() => {
    const home = namespace ?? 'site'
    const full = (key: string) => (key.includes(':') ? key : `${home}:${key}`) as FullKey
    const t: Translate<N> = (key, facts) => voice.say(full(String(key)), facts)
    return { t, language }
  }, [voice, language, namespace])
}
