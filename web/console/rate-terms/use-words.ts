import { type BrandCode, brandCodes } from '#domain/brands/brand.ts'
import { carriers } from '#domain/places/carriers.data.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import { isContainerType } from '#domain/values/container-type.ts'
import { regionName } from '#web/components/quotes/region-name.ts'
import { useBrandName } from '#web/console/shared/use-brand-name.ts'
import { useLanguage, useTranslation, useTranslator } from '#web/language/use-translation.ts'
import { wordsBetween } from './leaves.ts'
import { nameOfPlace } from './place-names.ts'
import { useOwnPlaces } from './use-own-places.ts'
import { textOf, type Word } from './word.tsx'

const isFee = (code: string): code is FeeCode => Object.hasOwn(feeItems, code)
const isBrand = (code: string): code is BrandCode => (brandCodes as readonly string[]).includes(code)

/** Places by their names, with the code that stands on papers. */
export function usePlaceName(): (code: string) => Word {
  const language = useLanguage()
  const own = useOwnPlaces()
  return (code) => {
    const name = nameOfPlace(code, own)?.[language]
    return name ? { name, code } : { name: code }
  }
}

/** The same as one text, for lists to choose from. */
export function usePlaceWord(): (code: string) => string {
  const placeName = usePlaceName()
  return (code) => textOf(placeName(code))
}

export function useFeeName(): (code: string) => string {
  const language = useLanguage()
  return (code) => (isFee(code) ? feeItems[code].name[language] : code)
}

export function useContainerName(): (type: string) => Word {
  const { t } = useTranslation('ratesAdmin')
  return (type) => (isContainerType(type) ? { name: t(`containers.${type}`), code: type } : { name: type })
}

const places = ['port', 'pol', 'pod', 'district', 'pickUpPlace', 'depot', 'warehouse']

/** Words that stand for a value; figures and dates are themselves. */
export function useValueWords(): (path: readonly string[], text: string) => readonly Word[] {
  const translator = useTranslator()
  const feeName = useFeeName()
  const placeName = usePlaceName()
  const brandName = useBrandName()
  const language = useLanguage()
  const carrierWord = (code: string): Word => {
    const known = carriers.find((carrier) => carrier.code === code)
    return known ? { name: known.name[language], code } : { name: code }
  }
  const wordOf = (name: string, text: string): Word => {
    if (name === 'brands') return { name: (isBrand(text) && brandName(text)) || text }
    if (name === 'countries') return { name: regionName(text, language), code: text }
    if (name === 'fee') return { name: feeName(text), ...(isFee(text) && { code: text }) }
    if (name === 'carrier') return carrierWord(text)
    if (places.includes(name)) return placeName(text)
    const found =
      translator.find(`ratesAdmin:values.${name}.${text}`) ?? translator.find(`ratesAdmin:${name}.${text}`)
    return { name: found ?? text }
  }
  return (path, text) => {
    const name = path[0] === 'brands' ? 'brands' : (path.at(-1) ?? '')
    const texts = ['brands', 'countries'].includes(name) ? text.split(wordsBetween) : [text]
    return texts.map((one) => wordOf(name, one))
  }
}
