import { expect, type Locator, type Page } from '@playwright/test'

/** DejaVu Sans is 6 % wider than Inter, its bold 18 %: enlarged where it has to be, both are at least 15 % wider. */
const wideFaces = [
  { source: 'local("DejaVu Sans")', weight: '400 500', sizeAdjust: '110%' },
  { source: 'local("DejaVu Sans Bold")', weight: '600 700', sizeAdjust: '100%' },
]

/** As if Inter had not come, and what the machine has instead were 15 % wider. */
export async function setWideFont(page: Page): Promise<void> {
  await page.evaluate(async (faces) => {
    const made = faces.map(
      ({ source, weight, sizeAdjust }) =>
        new FontFace('Wide', source, { weight, sizeAdjust } as FontFaceDescriptors),
    )
    for (const face of made) document.fonts.add(await face.load())
    document.documentElement.style.setProperty('--font', 'Wide, "Noto Sans SC"', 'important')
  }, wideFaces)
}

const setOwnFont = (page: Page) =>
  page.evaluate(() => document.documentElement.style.removeProperty('--font'))

/** How many pixels the page is too wide, and the buttons whose text has more than one line. */
const problemsOf = (page: Page) =>
  page.evaluate(() => {
    const linesOf = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
    }
    const textsOf = (button: Element) => {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      return texts
    }
    const isShown = (button: Element) => button.checkVisibility({ visibilityProperty: true })
    const buttons = document.querySelectorAll('button, [role="button"], [class*="_button_"]')
    const wrapped = [...buttons]
      .filter((button) => isShown(button) && textsOf(button).some((text) => linesOf(text) > 1))
      .map((button) => button.textContent)
    const { scrollWidth, clientWidth } = document.documentElement
    return { tooWideBy: Math.max(0, scrollWidth - clientWidth), wrapped }
  })

/** No page is wider than its window and no button wraps, in Inter and in a font 15 % wider. */
export async function expectFits(page: Page, what = page.url()): Promise<void> {
  expect.soft(await problemsOf(page), what).toEqual({ tooWideBy: 0, wrapped: [] })
  await setWideFont(page)
  expect.soft(await problemsOf(page), `${what}, wide font`).toEqual({ tooWideBy: 0, wrapped: [] })
  await setOwnFont(page)
}

/** How much of the content a box does not show without scrolling sideways. */
export const hiddenPx = (box: Locator): Promise<number> =>
  box.evaluate(({ scrollWidth, clientWidth }) => Math.max(0, scrollWidth - clientWidth))
