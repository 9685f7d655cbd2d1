import type { OverseasCard } from '#contract/places.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Chips } from '#web/services/frame/chips.tsx'
import { useCountry } from './use-country.ts'

type CountryChipsProps = {
  readonly warehouses: readonly OverseasCard[]
  readonly chosen: string | undefined
  onChosen(country: string | undefined): void
}

/** Each country in which there is a warehouse, in the order of the list. */
export function CountryChips({ warehouses, chosen, onChosen }: CountryChipsProps) {
  const { t } = useTranslation('places')
  const nameOf = useCountry()
  const countries = [...new Set(warehouses.map(({ country }) => country))].map((code) => ({
    code,
    name: nameOf(code),
    count: warehouses.filter(({ country }) => country === code).length,
  }))
  const all = { code: undefined, name: t('overseas.everywhere'), count: warehouses.length }
  return (
    <Chips legend={t('overseas.country')} choices={[all, ...countries]} chosen={chosen} onChosen={onChosen} />
  )
}
