import { type BrandCode, brandCodes } from '#domain/brands/brand.ts'
import { carriers } from '#domain/places/carriers.data.ts'
import { districtOf } from '#domain/places/district.ts'
import { portOf } from '#domain/places/port.ts'
import { type FeeCode, feeItems } from '#domain/tariffs/fee-items.data.ts'
import { useBrandName } from '#web/console/frame/use-brand-name.ts'
import { useLanguage, useVoice } from '#web/language/use-translation.ts'
import { type Leaf, wordsBetween } from './leaves.ts'
import { listSegments } from './segments.data.ts'

const isFee = (code: string): code is FeeCode => Object.hasOwn(feeItems, code)
const isBrand = (code: string): code is BrandCode => (brandCodes as readonly string[]).includes(code)

/** Places by their names, with the code that stands on papers. */
export function usePlaceWord(): (code: string) => string {
  const language = useLanguage()
  return (code) => {
    const name = (portOf(code) ?? districtOf(code))?.name[language]
    return name ? `${name} ${code}` : code
  }
}

export function useFeeName(): (code: string) => string {
  const language = useLanguage()
  return (code) => (isFee(code) ? feeItems[code].name[language] : code)
}

/** The way to a figure in the words of the desk: `Local charges · Terminal handling, per container · 20GP`. */
export function useLeafWords(leaves: readonly Leaf[]) {
  const voice = useVoice()
  const feeName = useFeeName()
  const placeWord = usePlaceWord()
  const texts = new Map(leaves.map(({ path, text }) => [path.join('.'), text]))
  const at = (path: readonly string[], name: string) => texts.get([...path, name].join('.'))
  const segmentWord = (segment: string) => voice.find(`ratesDesk:segments.${segment}`) ?? placeWord(segment)
  const rowWord = (path: readonly string[]): string => {
    const [fee, per] = [at(path, 'fee'), at(path, 'per')]
    const number = String(Number(path.at(-1)) + 1)
    if (fee === undefined) return number
    return per === undefined ? feeName(fee) : `${feeName(fee)} (${voice.say(perKey(per))})`
  }
  const words = (path: readonly string[]): readonly string[] =>
    path.flatMap((segment, index) => {
      if (listSegments.includes(path[index - 1] ?? '')) return [rowWord(path.slice(0, index + 1))]
      // What stands by a container type or a size is a price: who would think otherwise.
      return segment === 'price' && index < path.length - 1 ? [] : [segmentWord(segment)]
    })
  return {
    groupWord: segmentWord,
    label: (path: readonly string[]) => words(path).join(' · '),
    /** Within its group, whose name stands above. */
    innerLabel: (path: readonly string[]) => words(path).slice(1).join(' · '),
  }
}

const perKey = (per: string) => `ratesDesk:per.${per}` as 'ratesDesk:per.container'

/** Words that stand for a value; figures and dates are themselves. */
export function useValueWord(): (path: readonly string[], text: string) => string {
  const voice = useVoice()
  const feeName = useFeeName()
  const placeWord = usePlaceWord()
  const brandName = useBrandName()
  const language = useLanguage()
  return (path, text) => {
    const name = path.at(-1) ?? ''
    if (name === 'fee') return feeName(text)
    if (name === 'carrier') return carrierWord(text)
    if (path[0] === 'brands') return text.split(wordsBetween).map(brandWord).join(wordsBetween)
    if (['port', 'pol', 'pod', 'district', 'pickUpPlace'].includes(name)) return placeWord(text)
    return voice.find(`ratesDesk:values.${name}.${text}`) ?? text
  }
  function carrierWord(code: string): string {
    const known = carriers.find((carrier) => carrier.code === code)
    return known ? `${known.name[language]} ${code}` : code
  }
  function brandWord(code: string): string {
    return (isBrand(code) && brandName(code)) || code
  }
}
