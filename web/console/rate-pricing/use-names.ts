import { useCallback } from 'react'
import { type BrandCode, brandCodes } from '#domain/brands/brand.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { carriers } from '#domain/places/carriers.data.ts'
import { regionName } from '#domain/places/region-name.ts'
import { listSeparator } from '#domain/rates/fields.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import { isContainerType } from '#domain/values/container-type.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import { useBrandName } from '#web/console/shared/use-brand-name.ts'
import { useLanguage, useTranslation, useTranslator } from '#web/language/use-translation.ts'
import { type CodedName, textOf } from './coded-name.tsx'
import { nameOfPlace } from './place-names.ts'
import { useOwnPlaces } from './use-own-places.ts'

const isFee = (code: string): code is FeeCode => Object.hasOwn(feeItems, code)
const isBrand = (code: string): code is BrandCode => (brandCodes as readonly string[]).includes(code)

export function usePlaceName(): (code: string) => CodedName {
  const language = useLanguage()
  const { places: own } = useOwnPlaces()
  return useCallback(
    (code: string) => {
      const name = nameOfPlace(code, own)?.[language]
      return name ? { name, code } : { name: code }
    },
    [own, language],
  )
}

/** Name and code as one text, for the options of a select. */
export function usePlaceText(): (code: string) => string {
  const placeName = usePlaceName()
  return (code) => textOf(placeName(code))
}

export function useFeeName(): (code: string) => string {
  const language = useLanguage()
  return (code) => (isFee(code) ? feeItems[code].name[language] : code)
}

export function useContainerName(): (type: string) => CodedName {
  const { t } = useTranslation('ratesAdmin')
  return (type) => (isContainerType(type) ? { name: t(`containers.${type}`), code: type } : { name: type })
}

const places = ['port', 'pol', 'pod', 'district', 'pickUpPlace', 'depot', 'warehouse']

/** The names of the values of a field; days in the language of the reader, amounts as they are. */
export function useValueNames(): (path: readonly string[], text: string) => readonly CodedName[] {
  const translator = useTranslator()
  const feeName = useFeeName()
  const placeName = usePlaceName()
  const brandName = useBrandName()
  const language = useLanguage()
  const carrierName = (code: string): CodedName => {
    const known = carriers.find((carrier) => carrier.code === code)
    return known ? { name: known.name[language], code } : { name: code }
  }
  const nameOf = (name: string, text: string): CodedName => {
    if (name === 'brands') return { name: (isBrand(text) && brandName(text)) || text }
    if (name === 'countries') return { name: regionName(text, language), code: text }
    if (name === 'fee') return { name: feeName(text), ...(isFee(text) && { code: text }) }
    if (name === 'carrier') return carrierName(text)
    if (places.includes(name)) return placeName(text)
    const found =
      translator.find(`ratesAdmin:values.${name}.${text}`) ?? translator.find(`ratesAdmin:${name}.${text}`)
    return { name: found ?? text }
  }
  return (path, text) => {
    const name = path[0] === 'brands' ? 'brands' : (path.at(-1) ?? '')
    const texts = ['brands', 'countries'].includes(name) ? text.split(listSeparator) : [text]
    return texts.map((one) =>
      isCalendarDay(one) ? { name: formatDay(one, language, 'date') } : nameOf(name, one),
    )
  }
}
