import { Link } from 'react-router'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'

/** The rates section of the console home page. */
export function RatesPanel() {
  const { t } = useTranslation('console')
  const links = [
    ['/console/rates?state=draft', t('home.rateDrafts')],
    ['/console/rates?state=scheduled', t('home.ratesScheduled')],
    ['/console/rates/import', t('home.rateImport')],
    ['/console/exchangeRates', t('home.exchangeRates')],
  ] as const
  return (
    <section className={page.panel} aria-labelledby="rates">
      <h2 id="rates">{t('home.rates')}</h2>
      <p className={page.soft}>{t('home.ratesText')}</p>
      <p className={page.row}>
        {links.map(([path, word]) => (
          <Link key={path} className={button.small} to={path}>
            {word}
          </Link>
        ))}
      </p>
    </section>
  )
}
