import { Link } from 'react-router'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { Mark } from '#web/ui/mark.tsx'
import { ContactList } from './contact-list.tsx'
import { FilingLine } from './filing-line.tsx'
import styles from './footer.module.css'
import { navigationColumns } from './navigation-columns.ts'

export function Footer() {
  const { t } = useTranslation('site')
  const { name, navigation } = useBrand()
  const language = useLanguage()
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.brand} aria-label={t('footer.contact')}>
          <p className={styles.name}>
            <Mark size={32} />
            {name[language]}
          </p>
          <ContactList />
        </section>
        <nav className={styles.links} id="site-links" aria-label={t('footer.navigation')}>
          {navigationColumns(navigation).map(({ label, links }) => (
            <section key={label?.en ?? ''}>
              <h2>{label ? label[language] : t('footer.more')}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.path}>
                    <Link to={link.path}>{link.label[language]}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
      <FilingLine />
    </footer>
  )
}
