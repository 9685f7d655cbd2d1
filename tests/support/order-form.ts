import type { Page } from '@playwright/test'
import { oceanValues } from './order-values.data.ts'

async function fill(page: Page, name: string, text: string) {
  const control = page.locator(`[name="${name}"]`).first()
  const isList = await control.evaluate((element) => element.tagName === 'SELECT')
  await (isList ? control.selectOption(text) : control.fill(text))
}

/** Everything that an ocean order asks for beside its quote. */
export async function fillOceanForm(page: Page) {
  for (const [name, text] of Object.entries(oceanValues.fields)) await fill(page, name, text)
  for (const [group, rows] of Object.entries(oceanValues.groups))
    for (const [row, texts] of rows.entries())
      for (const [name, text] of Object.entries(texts)) await fill(page, `${group}.${row}.${name}`, text)
}
