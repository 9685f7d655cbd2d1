import { expect, test } from 'vitest'
import { pageNames, pageOfUrl, workbenchUrls } from './pages.ts'

test.each([
  ['/workbench', 'dashboard'],
  ['/workbench/', 'dashboard'],
  ['/Workbench/Quotes', 'quotes'],
  ['/workbench/quotes?show=requests', 'requests'],
  ['/workbench/quotes?show=new-request&kind=air', 'requests'],
  ['/workbench/quotes?show=ask', 'requests'],
  ['/workbench/quotes?request=R261117-000001', 'requests'],
  ['/workbench/quotes?show=alerts', 'alerts'],
  ['/workbench/quotes?show=bulk', 'bulk'],
  ['/workbench/quotes?number=Q261117-000001&show=alerts', 'quotes'],
  ['/workbench/quotes?show=constructor', 'quotes'],
  ['/workbench/inbox?show=alerts', 'inbox'],
])('%s is marked in the rail as %s', (url, page) => {
  expect(pageOfUrl(new URL(url, 'http://localhost'))).toBe(page)
})

test.each(pageNames)('the entry %s leads to itself', (name) => {
  expect(pageOfUrl(new URL(workbenchUrls[name], 'http://localhost'))).toBe(name)
})
