import type { MouseEvent } from 'react'
import { languages } from '#domain/brands/brand.ts'
import { warnNotLoaded } from '#web/client/warn-not-loaded.ts'
import { useLanguageLink, useSwitchLanguage } from '#web/language/switch-language.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { languageNames } from '#web/ui/language-names.data.ts'
import styles from './shell.module.css'

/** Switches to the other language; the page keeps its state. */
export function LanguageLinks() {
  const { t } = useTranslation('common')
  const current = useLanguage()
  const [other = current] = languages.filter((language) => language !== current)
  const switchTo = useSwitchLanguage(warnNotLoaded)
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void switchTo(other)
  }
  return (
    <nav aria-label={t('language')}>
      <a className={styles.tool} href={useLanguageLink(other)} lang={other} hrefLang={other} onClick={follow}>
        {languageNames[other]}
      </a>
    </nav>
  )
}
