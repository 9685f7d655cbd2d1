import { type Carrier, carriers } from './carriers.data.ts'
import { folded, isPinyin } from './match-pinyin.ts'
import { carrierPinyin } from './pinyin.data.ts'

/** The carriers whose name, short name or code contains a text, in either language, or whose pinyin it is. */
export function carriersNamed(text: string): readonly Carrier[] {
  const sought = folded(text).trim()
  if (sought === '') return []
  return carriers.filter(
    ({ code, name, shortName }) =>
      [code, name.zh, name.en, shortName.zh, shortName.en].some((one) => folded(one).includes(sought)) ||
      isPinyin(carrierPinyin[code] ?? '', sought),
  )
}
