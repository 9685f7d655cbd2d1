import { useTranslation } from '#web/language/use-translation.ts'

export function Headline() {
  const { t } = useTranslation('brand')
  return <h1>{t('headline')}</h1>
}

export function Lead() {
  const { t } = useTranslation('brand')
  return <p>{t('lead')}</p>
}
