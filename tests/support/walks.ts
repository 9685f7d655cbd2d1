import { test } from './browser.ts'

/** The walk through the whole life of an order is made in both; the others, each longer than a page, are shared out. */
export const chineseOnDesktop = {
  language: 'zh',
  locale: 'zh-CN',
  viewport: { width: 1440, height: 900 },
} as const
export const englishOnPhone = {
  language: 'en',
  locale: 'en-GB',
  viewport: { width: 390, height: 844 },
} as const

type View = typeof chineseOnDesktop | typeof englishOnPhone

/** Walks of a customer and of staff in one browser, which take longer than a test of a page. */
export function describeWalks(view: View, walks: (view: View) => void): void {
  const { language, locale, viewport } = view
  test.describe(`${language} at ${viewport.width} px`, () => {
    test.use({ locale, viewport })
    test.describe.configure({ timeout: 120_000 })
    walks(view)
  })
}
