import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { revalidatesOnOtherPage, setShownEntry } from './page-entry.ts'

afterEach(() => {
  setShownEntry(undefined)
  window.history.replaceState(null, '')
})

const url = new URL('http://localhost/list?text=a')
const again = { currentUrl: url, nextUrl: url, defaultShouldRevalidate: true } as ShouldRevalidateFunctionArgs

const onPage = { key: 'page', pageKey: 'page' }
const onDialog = { key: 'dialog', pageKey: 'page' }

test.each([
  ['a change of language', onPage, { key: 'page' }, true],
  ['Back to the page below the dialog', onDialog, { key: 'page' }, false],
  ['Back to the first page of a visit', { key: 'dialog', pageKey: 'default' }, { idx: 0 }, false],
  ['Forward to the dialog', onPage, { key: 'dialog', usr: { pageKey: 'page' } }, false],
  ['Back to another entry with the same URL', onPage, { key: 'other' }, true],
  ['Back to an entry without a state', onPage, null, true],
])('%s: loads the data again or not', (_, shown, state, isLoaded) => {
  setShownEntry(shown)
  window.history.replaceState(state, '')
  expect(revalidatesOnOtherPage(again)).toBe(isLoaded)
})
