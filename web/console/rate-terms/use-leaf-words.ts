import { useTranslation, useTranslator } from '#web/language/use-translation.ts'
import { isListed, type Leaf } from './leaves.ts'
import { rowKeys } from './rows.ts'
import { useContainerName, useFeeName, usePlaceName } from './use-words.ts'
import { textOf, type Word } from './word.tsx'

const perKey = (per: string) => `ratesAdmin:per.${per}` as 'ratesAdmin:per.container'

/** A step of a way: a part of a sheet, or the code by which a row is called. */
function useSegmentWord(): (segment: string) => Word {
  const translator = useTranslator()
  const placeName = usePlaceName()
  const containerName = useContainerName()
  return (segment) => {
    const known = translator.find(`ratesAdmin:segments.${segment}`)
    if (known !== undefined) return { name: known }
    const place = placeName(segment)
    return place.code === undefined ? containerName(segment) : place
  }
}

/** The way to a figure in the words of the desk: `Local charges · Terminal handling, per container · 20GP`. */
export function useLeafWords(leaves: readonly Leaf[]) {
  const translator = useTranslator()
  const { t } = useTranslation('ratesAdmin')
  const feeName = useFeeName()
  const texts = new Map(leaves.map(({ path, text }) => [path.join('.'), text]))
  const at = (path: readonly string[], name: string) => texts.get([...path, name].join('.')) || undefined
  const segmentWord = useSegmentWord()
  const numberOf = (path: readonly string[]) => {
    const found = rowKeys(leaves, path.slice(0, -1)).indexOf(path.at(-1) ?? '')
    return found < 0 ? Number(path.at(-1)) + 1 : found + 1
  }
  /** By what it is of, or by its number. */
  const nameOf = (path: readonly string[]): Word => {
    const part = path.at(-2)
    if (!isListed(part)) return segmentWord(path.at(-1) ?? '')
    const fee = at(path, 'fee')
    return { name: fee === undefined ? t(`rows.${part}.one`, { number: numberOf(path) }) : feeName(fee) }
  }
  /** With what it is counted by. */
  const rowWord = (path: readonly string[]): Word => {
    const per = at(path, 'per')
    const word = nameOf(path)
    if (per === undefined) return word
    return { name: t('rows.named', { name: textOf(word), per: translator.say(perKey(per)) }) }
  }
  const words = (path: readonly string[]): readonly Word[] =>
    path.flatMap((segment, index) =>
      // What stands by a container type or a size is a price: who would think otherwise.
      segment === 'price' && index < path.length - 1 ? [] : [rowWord(path.slice(0, index + 1))],
    )
  return {
    numberOf,
    words,
    segmentWord,
    segmentText: (segment: string) => textOf(segmentWord(segment)),
    label: (path: readonly string[]) => words(path).map(textOf).join(between),
  }
}

/** Between the steps of a way. */
export const between = ' · '
