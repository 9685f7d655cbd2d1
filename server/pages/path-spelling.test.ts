import { expect, test } from 'vitest'
import { pathSpelling } from './path-spelling.ts'

const routes = {
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root', index: true },
  about: { id: 'about', parentId: 'root', path: 'aboutUs', module: { handle: { queryNames: ['code'] } } },
  service: { id: 'service', parentId: 'root', path: 'service/containerYard/list' },
  invitation: { id: 'invitation', parentId: 'root', path: 'invitation/:invitation?' },
  console: { id: 'console', parentId: 'root', path: 'console', module: { handle: { queryNames: [] } } },
  company: { id: 'company', parentId: 'console', path: 'companies/:companyId', module: { handle: {} } },
  missing: { id: 'missing', parentId: 'root', path: '*' },
} as unknown as NonNullable<Parameters<typeof pathSpelling>[0]>
const { find, knownStart } = pathSpelling(routes)

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/aboutUs', '/aboutUs'],
  ['/ABOUTUS', '/aboutUs'],
  ['/aboutus/', '/aboutUs'],
  ['//aboutUs//', '/aboutUs'],
  ['/%61boutUs', '/aboutUs'],
  ['/service//ContainerYard/LIST', '/service/containerYard/list'],
  ['/invitation', '/invitation'],
  ['/Invitation/aB%2fC', '/invitation/aB%2fC'],
  ['/console/Companies/0199', '/console/companies/0199'],
])('%s is spelled %s', (path, spelling) => {
  expect(find(path)?.spelling).toBe(spelling)
})

test.each([
  '/service',
  '/aboutUs/more',
  '/console/companies',
  '/nothing',
  '/%',
  '/aboutUs%2f',
  '//evil.example/aboutUs',
])('%s has no page', (path) => {
  expect(find(path)).toBeUndefined()
})

test('a page has the names of the query that its route states', () => {
  expect(find('/ABOUTUS')?.queryNames).toEqual(new Set(['code']))
  expect(find('/')?.queryNames).toBeUndefined()
})

test('a route that states none has those of its layout', () => {
  expect(find('/console/companies/0199')?.queryNames).toEqual(new Set())
})

test.each([
  ['/nothing', '/'],
  ['/service', '/'],
  ['/service/', '/service/'],
  ['/service/containerYard/list/more', '/service/containerYard/list/'],
  ['/Service/nothing', '/'],
  ['/console/companies/0199', '/console/companies/'],
  ['/invitation/a/b', '/invitation/'],
  ['//service/nothing', '/'],
])('of %s, routes have %s', (path, start) => {
  expect(knownStart(path)).toBe(start)
})
