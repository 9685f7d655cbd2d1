import { Link } from 'react-router'
import { useLanguage } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { Mark } from '#web/ui/mark.tsx'
import styles from './header.module.css'

export function BrandLink() {
  const { name } = useBrand()
  const language = useLanguage()
  return (
    <Link className={styles.brand} to="/">
      <Mark />
      <span>{name[language]}</span>
    </Link>
  )
}
