import { Link } from 'react-router'
import { useBrand } from '#web/brands/brand-context.ts'
import { useLanguage } from '#web/language/use-translation.ts'
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
