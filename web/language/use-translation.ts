import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { Language } from '#domain/brands/brand.ts'
import type { KeyOf, TextParams } from '#domain/language/texts.ts'
import type { Namespace, PageTexts } from './messages.ts'
import type { FullKey, Translator } from './translator.ts'

export const TranslatorContext = createContext<Translator | undefined>(undefined)

export function useTranslator(): Translator {
  const translator = use(TranslatorContext)
  if (!translator) throw new Error('A component is outside of the translator')
  return translator
}

/** The current language; components are rendered again when it changes. */
export function useLanguage(): Language {
  const translator = useTranslator()
  const now = () => translator.language
  return useSyncExternalStore(translator.onSwitch, now, now)
}

/** `t` of a namespace. */
export type TranslateIn<N extends Namespace> = (
  key: KeyOf<PageTexts[N]> | FullKey,
  params?: TextParams,
) => string

/** The sentences of a namespace by their keys; `other:key` reaches into another. */
export function useTranslation<N extends Namespace = 'site'>(namespace?: N): { readonly t: TranslateIn<N> } {
  const translator = useTranslator()
  const language = useLanguage()
  return useMemo(() => {
    const home = namespace ?? 'site'
    const full = (key: string) => (key.includes(':') ? key : `${home}:${key}`) as FullKey
    const t: TranslateIn<N> = (key, params) => translator.translate(full(String(key)), params)
    return { t, language }
  }, [translator, language, namespace])
}
