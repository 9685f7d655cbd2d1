import { expect, test } from 'vitest'
import { contrastRatio, readableContrast } from '#tests/support/contrast.ts'

test('black on white is the widest contrast there is, a colour on itself the narrowest', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastRatio('#0b2a4a', '#0B2A4A')).toBe(1)
})

test('it makes no difference which colour is the text and which the ground', () => {
  expect(contrastRatio('#ffffff', '#a3122d')).toBe(contrastRatio('#a3122d', '#ffffff'))
})

// The two greys every accessibility guide uses as the edge of AA on white.
test.each([
  ['#767676', true],
  ['#777777', false],
])('%s on white is readable: %s', (grey, readable) => {
  expect(contrastRatio(grey, '#ffffff') >= readableContrast).toBe(readable)
})

test.each([
  ['#ff0000', 3.998],
  ['#00ff00', 1.372],
  ['#0000ff', 8.592],
  // Nearly black, where the curve is a straight line.
  ['#0a0a0a', 19.798],
])('each colour weighs as WCAG says: %s on white is %s', (colour, ratio) => {
  expect(contrastRatio(colour, '#ffffff')).toBeCloseTo(ratio, 3)
})

test.each(['', 'navy', '#fff', '#12345g', '#0b2a4a80', 'x#0b2a4a'])(
  '"%s" is no #rrggbb colour and is thrown out',
  (text) => {
    expect(() => contrastRatio(text, '#ffffff')).toThrow('not a #rrggbb colour')
  },
)
