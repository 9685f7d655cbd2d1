import type { Quoted } from '#contract/quotes.ts'
import { namesOf } from '#domain/places/place-names.ts'
import { containerText } from '#domain/values/container-type.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { asPlaceNames } from './place-names.ts'
import { useNames } from './use-names.ts'

/** What a quote is for, in a line: from where to where, and how many boxes. */
export function useWhat() {
  const { t } = useTranslation('myQuotes')
  const language = useLanguage()
  const { port, district } = useNames()
  return ({ service, from, to, pickUpPlace, containers, places }: Quoted): string => {
    const names = namesOf(asPlaceNames(places))
    const place = (code: string) => names.place(code)?.[language] ?? port(code)
    const beginning = pickUpPlace ?? from
    const ends = [
      ...(beginning ? [place(beginning)] : []),
      ...(to ? [service === 'trucking' ? district(to) : place(to)] : []),
    ]
    const [first, last] = ends
    const way = first && last ? t('quote.route', { from: first, to: last }) : ends.join('')
    const cargo = containers.map(({ type, count }) => `${count} × ${containerText(type)}`).join(' + ')
    return [way, cargo].filter((part) => part !== '').join(' · ')
  }
}
