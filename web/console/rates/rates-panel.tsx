import { Link } from 'react-router'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'

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
    <ConsolePanel title={t('home.rates')}>
      <p className={page.soft}>{t('home.ratesText')}</p>
      <p className={page.row}>
        {links.map(([path, word]) => (
          <Link key={path} className={buttonClass({ isCompact: true })} to={path}>
            {word}
          </Link>
        ))}
      </p>
    </ConsolePanel>
  )
}
