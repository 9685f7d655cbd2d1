import { afterEach, expect, test, vi } from 'vitest'
import { bringIntoView, rowInView } from './row-in-view.ts'

/** Rows of these heights below one another, in a frame of its own scroll; jsdom has no layout. */
function frameWith(heights: readonly number[], scrollTop = 0): HTMLElement {
  const frame = document.createElement('section')
  const body = document.createElement('tbody')
  const table = document.createElement('table')
  table.append(body)
  frame.append(table)
  frame.scrollTop = scrollTop
  frame.getBoundingClientRect = () => new DOMRect(0, 100, 300, 200)
  heights.forEach((height, index) => {
    const row = document.createElement('tr')
    row.dataset.index = String(index)
    const above = heights.slice(0, index).reduce((sum, one) => sum + one, 0)
    row.getBoundingClientRect = () => new DOMRect(0, 100 + above - frame.scrollTop, 300, height)
    body.append(row)
  })
  return frame
}
const atOnce = () =>
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => {
    work()
    return 0
  })
afterEach(() => vi.unstubAllGlobals())

test('the row that was seen first is there again, although the rows above it have other heights', () => {
  atOnce()
  const seen = rowInView(frameWith([40, 40, 40, 40, 40], 90))
  expect(seen).toEqual({ index: 2, offsetPx: -10 })
  const again = frameWith([64, 40, 88, 40, 40])
  again.scrollTop = 90
  if (seen) bringIntoView(again, seen, () => undefined)
  expect(rowInView(again)).toEqual(seen)
})

test('a row that is not rendered is asked for', () => {
  atOnce()
  const asked: number[] = []
  bringIntoView(frameWith([40]), { index: 7, offsetPx: 0 }, (index) => asked.push(index), 2)
  expect(asked).toEqual([7, 7])
})
