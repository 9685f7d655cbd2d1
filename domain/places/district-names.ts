import { citySuffix, districtSuffixes } from './city-suffix.data.ts'
import type { District } from './districts.data.ts'

/** With and without the word for a district. */
const ownNames = (zh: string): readonly string[] => [
  zh,
  ...districtSuffixes.map((suffix) => `${zh}${suffix}`),
]

/** The names of a district alone. */
export const plainDistrictNames = ({ name }: District): readonly string[] => [...ownNames(name.zh), name.en]

/** The names of a district with its city, as people write them. */
export const districtNamesWithCity = ({ name, city }: District): readonly string[] => [
  ...[city.zh, `${city.zh}${citySuffix}`].flatMap((before) =>
    ownNames(name.zh).map((one) => `${before}${one}`),
  ),
  ...[`${city.en} ${name.en}`, `${name.en}, ${city.en}`],
]
