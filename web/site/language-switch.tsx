import type { MouseEvent } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { type Language, languages } from '#domain/brands/brand.ts'
import { useLanguageLink, useSwitchLanguage } from '#web/language/switch-language.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { languageNames } from '#web/ui/language-names.data.ts'
import styles from './header.module.css'

export function LanguageSwitch() {
  const { t } = useTranslation('common')
  return (
    <nav className={styles.languages} aria-label={t('language')}>
      {languages.map((language) => (
        <LanguageLink key={language} language={language} />
      ))}
    </nav>
  )
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0

function LanguageLink({ language }: { language: Language }) {
  const isSpoken = useLanguage() === language
  const switchTo = useSwitchLanguage()
  const { hash } = useLocation()
  const { revalidate } = useRevalidator()
  const follow = async (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    await switchTo(language)
    // The router loads nothing for a navigation within a page, and a URL with a hash is one.
    if (hash) await revalidate()
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
