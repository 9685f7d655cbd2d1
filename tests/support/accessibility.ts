import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: { run(context: Document, options: RunOptions): Promise<AxeResults> }
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Only violations are described, because describing everything takes most of the time on long pages. */
async function violationsOf(page: Page, options: RunOptions): Promise<string[]> {
  // axe runs inside the page; one in a frame would need its own.
  expect(page.frames(), 'frames of the page').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (given) => {
    // What is still fading in has too little contrast. A skeleton never ends.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
    const { violations } = await window.axe.run(document, { ...given, resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
  }, options)
}

/** No violation of WCAG 2.2 at level AA. */
export async function expectNoBarrier(page: Page): Promise<void> {
  expect(await violationsOf(page, { runOnly: { type: 'tag', values: standards } })).toEqual([])
}

/** No violation of any rule that axe has on by default, its recommendations too. */
export async function expectBestPractice(page: Page): Promise<void> {
  expect(await violationsOf(page, {})).toEqual([])
}
