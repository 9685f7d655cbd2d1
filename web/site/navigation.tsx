import { type ToggleEvent, useId, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { NavigationGroup } from '#domain/brands/brand.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { Icon } from '#web/ui/icons.tsx'
import styles from './header.module.css'
import { HintedLinks } from './hinted-links.tsx'

/** The brand's entries in a row; where the row is too narrow the menu sheet stands in for it. */
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
              <NavLink className={styles.entry} to={entry.path}>
                <span>{entry.label[language]}</span>
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A popover: the browser itself closes it on Escape or a press elsewhere and opens it without scripts. */
function Group({ group }: { group: NavigationGroup }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const language = useLanguage()
  const { pathname } = useLocation()
  const isHere = group.links.some(({ path }) => path === pathname)
  const follow = (event: ToggleEvent) => setOpen(event.newState === 'open')
  return (
    <>
      <button
        className={styles.entry}
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-controls={id}
        data-here={isHere || undefined}
      >
        <span>{group.label[language]}</span>
        <Icon name="chevron" size={16} />
      </button>
      <div className={styles.drop} id={id} popover="auto" onToggle={follow}>
        <HintedLinks links={group.links} />
      </div>
    </>
  )
}
