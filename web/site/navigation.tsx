import { type ToggleEvent, useId, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { NavigationGroup } from '#domain/brands/brand.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import styles from './header.module.css'
import { HintedLinks } from './hinted-links.tsx'

/** The entries of the brand in one line; on narrow screens the menu sheet replaces it. */
export function Navigation() {
  const { t } = useTranslation('site')
  const { navigation } = useBrand()
  const language = useLanguage()
  return (
    <nav className={styles.navigation} aria-label={t('header.navigation')}>
      <ul>
        {navigation.map((entry) => (
          <li key={entry.label.en}>
            {'links' in entry ? (
              <Group group={entry} />
            ) : (
              <NavLink to={entry.path}>{entry.label[language]}</NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A popover: the browser closes it on Escape or a press elsewhere, and opens it without scripts. */
function Group({ group }: { group: NavigationGroup }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const language = useLanguage()
  const { pathname } = useLocation()
  const isHere = group.links.some(({ path }) => path === pathname)
  const follow = (event: ToggleEvent) => setOpen(event.newState === 'open')
  return (
    <>
      <Button
        variant="quiet"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-controls={id}
        data-here={isHere || undefined}
      >
        {group.label[language]}
        <Icon name="chevron" size={16} />
      </Button>
      <div className={styles.drop} id={id} popover="auto" onToggle={follow}>
        <HintedLinks links={group.links} />
      </div>
    </>
  )
}
