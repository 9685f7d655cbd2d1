import { expect, test } from 'vitest'
import { documentOfUrl, pageNames, pageOfUrl, workbenchUrls } from './pages.ts'

test.each([
  ['/workbench', 'dashboard'],
  ['/workbench/', 'dashboard'],
  ['/Workbench/Quotes', 'quotes'],
  ['/workbench/ShippingOrderList', 'orders'],
  ['/workbench/shippingorderdetail/?number=S261117-000001', 'orders'],
  ['/workbench/EbTicketDetail?number=S261117-000001', 'orders'],
  ['/workbench/quotes?show=requests', 'requests'],
  ['/workbench/quotes?show=new-request&kind=air', 'requests'],
  ['/workbench/quotes?show=ask', 'requests'],
  ['/workbench/quotes?request=R261117-000001', 'requests'],
  ['/workbench/quotes?show=alerts', 'alerts'],
  ['/workbench/quotes?show=bulk', 'bulk'],
  ['/workbench/quotes?number=Q261117-000001&show=alerts', 'quotes'],
  ['/workbench/quotes?show=constructor', 'quotes'],
  ['/workbench/inbox?show=alerts', 'inbox'],
  ['/workbench/addressbook/?show=import', 'addressBook'],
])('%s is marked in the rail as %s', (url, page) => {
  expect(pageOfUrl(new URL(url, 'http://localhost'))).toBe(page)
})

test.each(pageNames)('the entry %s leads to itself', (name) => {
  expect(pageOfUrl(new URL(workbenchUrls[name], 'http://localhost'))).toBe(name)
})

test.each([
  ['/workbench/quotes?number=Q261117-000001', { page: 'quotes', number: 'Q261117-000001' }],
  ['/workbench/EbTicketDetail?number=S261117-000001', { page: 'tickets', number: 'S261117-000001' }],
  ['/workbench/quotes?request=R261117-000001', { page: 'requests', number: 'R261117-000001' }],
  ['/workbench/ShippingOrderDetail?number=S261117-000001', { page: 'orders', number: 'S261117-000001' }],
  ['/workbench/ShippingOrderDetail?number=Q261117-000001', undefined],
  ['/workbench/quotes', undefined],
  ['/workbench/quotes?number=call 400', undefined],
  ['/workbench/inbox?number=Q261117-000001', undefined],
])('%s has the document %j as its title', (url, shown) => {
  expect(documentOfUrl(new URL(url, 'http://localhost'))).toEqual(shown)
})
