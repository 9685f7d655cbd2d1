import { Link } from 'react-router'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import styles from './footer.module.css'

/** A site in China shows its filing number with a link to the public register. */
const icpRegister = 'https://beian.miit.gov.cn/'

export function FilingLine() {
  const { t } = useTranslation('site')
  const { name, filing } = useBrand()
  const language = useLanguage()
  return (
    <div className={styles.filing}>
      <p>{t('footer.rights', { name: name[language] })}</p>
      <ul>
        <li>
          <Link to="/agreement">{t('footer.agreement')}</Link>
        </li>
        <li>
          <Link to="/policy">{t('footer.policy')}</Link>
        </li>
        <li>
          <a href={icpRegister} lang="zh" rel="noreferrer">
            {filing.icp}
          </a>
        </li>
        <li>{filing.publicSecurity[language]}</li>
      </ul>
    </div>
  )
}
