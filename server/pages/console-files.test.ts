import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import type { PageRequest } from '#contract/client.ts'
import type { HttpEnv } from '#server/platform/http/requests/request-info.ts'
import { consoleFiles, withoutConsole } from './console-files.ts'
import { createRenderer } from './renderer.ts'
import { createSite } from './site.ts'

const texts = {
  'entry.js': `import"./base.js";import("./start.js");const d=["assets/of-console-start-1.js"]`,
  'start.js': 'export{t as startConsole}from"./of-console-start-1.js"',
  'of-console-start-1.js': 'import"./base.js";import"./staff.js"',
  'staff.js': '',
  'base.js': 'const later=()=>import("./dialog.js"),texts={audit:()=>import("./of-console-zh-audit-1.js")}',
  'of-console-zh-audit-1.js': '',
  'dialog.js': '',
  'home.js': 'import{a}from"./base.js";import{b}from"./shared.js"',
  'shared.js': '',
  'rates.js': `import{a}from"./base.js";import"./staff.js";import{b}from"./shared.js";const form=()=>import(\`./rate-form.js\`),d=["assets/rate-form.css"]`,
  'rate-form.js': '',
  'rate-form.css': '',
  'rates.css': '',
  'manifest-1a2b.js': '{"console/rates":{}}',
  'logo.svg': '',
}
const assets = new Map(
  Object.entries(texts).map(([name, text]) => [
    `/assets/${name}`,
    { type: 'text/javascript', plain: Buffer.from(text) },
  ]),
)
const route = (id: string, module: string, css: string[] = []) => ({ id, module: `/assets/${module}`, css })
const routes = {
  'site/home': route('site/home', 'home.js'),
  'console/rates': route('console/rates', 'rates.js', ['/assets/rates.css#']),
}
const build = {
  entry: { module: {} },
  routes,
  assets: { entry: { module: '/assets/entry.js', imports: [] }, routes },
} as unknown as ServerBuild

const ofConsole = [
  'manifest-1a2b.js',
  'of-console-start-1.js',
  'of-console-zh-audit-1.js',
  'rate-form.css',
  'rate-form.js',
  'rates.css',
  'rates.js',
  'staff.js',
  'start.js',
]

test('the files of the console are those that no page of a brand loads, now or later', () => {
  const found = [...consoleFiles(build, assets)].map((path) => path.replace('/assets/', ''))
  expect(found.sort()).toEqual(ofConsole)
})

test('the pages of the brands have no route of the console', () => {
  const brandBuild = withoutConsole(build)
  expect(Object.keys(brandBuild.routes)).toEqual(['site/home'])
  expect(Object.keys(brandBuild.assets.routes)).toEqual(['site/home'])
  expect(withoutConsole(build)).toBe(brandBuild)
})

test.each([
  ['a brand', false, ['site/home']],
  ['the console', true, ['site/home', 'console/rates']],
])('a page on the host of %s is rendered with its routes only', async (_host, isConsole, expected) => {
  const rendered: string[][] = []
  const answerPage = async ({ routes: given, assets: named }: ServerBuild) => {
    rendered.push(Object.keys(given), Object.keys(named.routes))
    return new Response()
  }
  const render = createRenderer(
    async () => ({ ...build, entry: { module: { answerPage } } }) as unknown as ServerBuild,
    'production',
  )
  await render(new Request('http://localhost/'), { isConsole } as PageRequest)
  expect(rendered).toEqual([expected, expected])
})

test.each([
  ['a brand', false, 404],
  ['the console', true, 200],
])('on the host of %s, the files of the console are answered with %s', async (_host, isConsole, status) => {
  const site = createSite(
    { loadBuild: async () => build, assets, hotReload: false },
    { endpoints: [], clock: { now: () => new Date() }, originOf: () => '' },
  )
  const app = new Hono<HttpEnv>()
  app.get('*', (c) => {
    c.set('request', { isConsole } as HttpEnv['Variables']['request'])
    return site.answer(c)
  })
  for (const name of Object.keys(texts))
    expect([name, (await app.request(`/assets/${name}`)).status]).toEqual([
      name,
      ofConsole.includes(name) ? status : 200,
    ])
})

test('every script is searched once, before the site is ready', async () => {
  const read: string[] = []
  const counted = new Map(
    [...assets].map(([path, { type, plain }]) => {
      const bytes = Buffer.from(plain)
      bytes.toString = () => {
        read.push(path)
        return plain.toString()
      }
      return [path, { type, plain: bytes }]
    }),
  )
  const site = createSite(
    { loadBuild: async () => build, assets: counted, hotReload: false },
    { endpoints: [], clock: { now: () => new Date() }, originOf: () => '' },
  )
  await site.prepare()
  const scripts = [...assets.keys()].filter((path) => path.endsWith('.js'))
  expect(read.toSorted()).toEqual(scripts.toSorted())
  const app = new Hono<HttpEnv>()
  app.get('*', (c) => {
    c.set('request', { isConsole: false } as HttpEnv['Variables']['request'])
    return site.answer(c)
  })
  expect((await app.request('/assets/home.js')).status).toBe(200)
  expect(read).toHaveLength(scripts.length)
})
