import { useEffect, useState } from 'react'
import type { Brand, BrandCode } from '#domain/brands/brand.ts'
import { loadBrand } from '#web/brands/brand-loaders.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import styles from './session.module.css'

/** Names the site that the user came from and returns to. */
export function ReturnsTo({ brand }: { brand: BrandCode | null }) {
  const { t } = useTranslation('session')
  const language = useLanguage()
  const [name, setName] = useState<Brand['name']>()
  useEffect(() => {
    // Without it the login works as well.
    if (brand)
      loadBrand(brand).then(
        (loaded) => setName(loaded.name),
        () => {},
      )
  }, [brand])
  return name ? <p className={styles.lead}>{t('logIn.returnsTo', { brand: name[language] })}</p> : null
}
