import { locales } from '#domain/language/locales.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'

/** Figures with their units in the language of the page. */
export function useFigures() {
  const { t } = useTranslation('places')
  const format = new Intl.NumberFormat(locales[useLanguage()], { maximumFractionDigits: 2 })
  const number = (value: number) => format.format(value)
  return {
    number,
    squareMetres: (value: number) => t('units.squareMetres', { value: number(value) }),
    metres: (value: number) => t('units.metres', { value: number(value) }),
    tons: (value: number) => t('units.tons', { value: number(value) }),
    tonsPerSquareMetre: (value: number) => t('units.tonsPerSquareMetre', { value: number(value) }),
    teu: (value: number) => t('units.teu', { value: number(value) }),
  }
}
