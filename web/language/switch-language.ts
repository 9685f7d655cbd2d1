import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Language } from '#domain/brands/brand.ts'
import { rememberLanguage } from './language-cookie.ts'
import { useTranslator } from './use-translation.ts'

/** The same place in the other language, as a link anyone can share. */
export function useLanguageLink(language: Language): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('lang', language)
  return `${pathname}?${query}`
}

/** Switches in place: the page, its query and whatever was typed stay as they are. */
export function useSwitchLanguage(): (language: Language) => Promise<void> {
  const translator = useTranslator()
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  return useCallback(
    async (language) => {
      rememberLanguage(language)
      await translator.switchTo(language)
      document.documentElement.lang = language
      const query = new URLSearchParams(search)
      query.delete('lang')
      const rest = query.size > 0 ? `?${query}` : ''
      // Going to the same place again reads what the server says in the new language.
      await navigate(`${pathname}${rest}${hash}`, { replace: true, preventScrollReset: true, state })
    },
    [translator, pathname, search, hash, state, navigate],
  )
}
