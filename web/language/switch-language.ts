import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Language } from '#domain/brands/brand.ts'
import { rememberLanguage } from './language-cookie.ts'
import type { Translator } from './translator.ts'
import { useTranslator } from './use-translation.ts'

/** The same place in the other language, as a link anyone can share. */
export function useLanguageLink(language: Language): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('lang', language)
  return `${pathname}?${query}`
}

/** The cookie comes first: what listens to the switch reads from the server. */
async function loadLanguage(translator: Translator, language: Language): Promise<boolean> {
  const before = translator.language
  rememberLanguage(language)
  try {
    await translator.switchTo(language)
    return true
  } catch {
    rememberLanguage(before)
    return false
  }
}

/**
 * Switches in place: the page, its query and whatever was typed stay as they are. If the texts cannot be loaded, it
 * calls `onNotLoaded`, which is the same function from render to render, and returns false.
 */
export function useSwitchLanguage(
  onNotLoaded: (translator: Translator) => void,
): (language: Language) => Promise<boolean> {
  const translator = useTranslator()
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  return useCallback(
    async (language) => {
      if (!(await loadLanguage(translator, language))) {
        onNotLoaded(translator)
        return false
      }
      document.documentElement.lang = language
      const query = new URLSearchParams(search)
      query.delete('lang')
      const rest = query.size > 0 ? `?${query}` : ''
      // Going to the same place again reads what the server says in the new language.
      await navigate(`${pathname}${rest}${hash}`, { replace: true, preventScrollReset: true, state })
      return true
    },
    [translator, onNotLoaded, pathname, search, hash, state, navigate],
  )
}
