import { expect, test } from 'vitest'
import { nameOfTypedPlace } from './typed-place.ts'

test.each([
  ['a district', '义乌', 'Yiwu'],
  ['a district with what it is', ' 义乌市 ', 'Yiwu'],
  ['a city', '金华', 'Jinhua'],
  ['a city inland', '西安', 'Xi’an'],
  ['a city inland with what it is', '武汉市', 'Wuhan'],
  ['a name with a straight apostrophe', "xi'an", 'Xi’an'],
  ['a city abroad', '杜伊斯堡', 'Duisburg'],
  ['a port in English', 'rotterdam', 'Rotterdam'],
  ['a port with blanks about its words', ' Los   ANGELES ', 'Los Angeles'],
  ['a port by its code', 'nlrtm', 'Rotterdam'],
])('%s is known in both languages', (_what, typed, english) => {
  expect(nameOfTypedPlace(typed)?.en).toBe(english)
})

test.each(['浙江义乌某仓库', '义', 'Duisburg Hafen', '', '奥克兰', 'LosAngeles'])(
  '"%s" is a text of its own',
  (typed) => {
    expect(nameOfTypedPlace(typed)).toBeUndefined()
  },
)
