import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { type Language, languages } from '#domain/brands/brand.ts'
import { warnNotLoaded } from '#web/client/warn-not-loaded.ts'
import { useLanguageLink, useSwitchLanguage } from '#web/language/switch-language.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { languageNames } from '#web/ui/language-names.data.ts'
import { opensElsewhere } from '#web/ui/opens-elsewhere.ts'
import { staticIslandsReady } from '#web/ui/static-island.tsx'
import styles from './header.module.css'

export function LanguageSwitch() {
  const { t } = useTranslation('common')
  return (
    <nav ref={useFocusOnShownLink()} className={styles.languages} aria-label={t('language')}>
      {languages.map((language) => (
        <LanguageLink key={language} language={language} />
      ))}
    </nav>
  )
}

/** The link of the current language is hidden: the focus goes from it to the other one. */
function useFocusOnShownLink() {
  const nav = useRef<HTMLElement>(null)
  const language = useLanguage()
  useLayoutEffect(() => {
    if (document.activeElement?.getAttribute('hreflang') !== language) return
    if (nav.current?.contains(document.activeElement))
      nav.current.querySelector<HTMLElement>('a:not([aria-current])')?.focus()
  }, [language])
  return nav
}

function LanguageLink({ language }: { language: Language }) {
  const isSpoken = useLanguage() === language
  const switchTo = useSwitchLanguage(warnNotLoaded)
  const { hash } = useLocation()
  const { revalidate } = useRevalidator()
  const follow = async (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    await staticIslandsReady()
    const isSwitched = await switchTo(language)
    // The router loads nothing for a navigation within a page, and a URL with a hash is one.
    if (isSwitched && hash) await revalidate()
  }
  return (
    <a
      href={useLanguageLink(language)}
      lang={language}
      hrefLang={language}
      aria-current={isSpoken ? 'true' : undefined}
      onClick={follow}
    >
      {languageNames[language]}
    </a>
  )
}
