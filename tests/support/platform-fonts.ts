import type { Page } from '@playwright/test'

const withText = '//body//*[text()[normalize-space()]]'

/** The families that Chromium drew a page with, and which of them came with the page. */
export async function platformFonts(page: Page): Promise<ReadonlySet<string>> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  await session.send('DOM.getDocument')
  const { searchId, resultCount: toIndex } = await session.send('DOM.performSearch', { query: withText })
  const { nodeIds } = await session.send('DOM.getSearchResults', { searchId, fromIndex: 0, toIndex })
  // The node was removed in the meantime.
  const fontsOf = async (nodeId: number) =>
    (await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => undefined))?.fonts ?? []
  const drawn = (await Promise.all(nodeIds.map(fontsOf))).flat()
  await session.detach()
  return new Set(
    drawn.map(({ familyName, isCustomFont }) => (isCustomFont ? `${familyName}, with the page` : familyName)),
  )
}
