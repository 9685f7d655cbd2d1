import { carriers } from './carriers.data.ts'

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** The codes of the carriers whose name, short name or code contains a text, in either language. */
export function carriersNamed(text: string): readonly string[] {
  const sought = folded(text).trim()
  if (sought === '') return []
  return carriers
    .filter(({ code, name, shortName }) =>
      [code, name.zh, name.en, shortName.zh, shortName.en].some((one) => folded(one).includes(sought)),
    )
    .map(({ code }) => code)
}
