import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import ts from 'typescript'
import type { Finding } from './finding.ts'
import { lineAt, lineOf, parse, stringIn, visit } from './syntax.ts'
import { readFiles, type SourceText } from './tree.ts'

type Link = { file: string; line: number; path: string }
const siteMap = 'web/routes.ts'

/** Every path the navigation and the page documents lead to is a page of the site map. */
export async function checkSitemap(root: string): Promise<Finding[]> {
  if (!existsSync(join(root, siteMap)))
    return [{ rule: 'sitemap', file: siteMap, detail: 'there is no site map' }]
  const routes = await loadRoutes(root)
  if (typeof routes === 'string')
    return [{ rule: 'sitemap', file: siteMap, detail: `cannot be read: ${routes}` }]
  const pages = routes.flatMap((route) => pagePatterns(route, ''))
  const brands = await readFiles(root, (file) => /^domain\/brands\/.*\.data\.ts$/.test(file))
  const documents = await readFiles(root, (file) => file.startsWith('content/') && file.endsWith('.json'))
  return [
    ...missingModules(root, routes),
    ...[...brands.flatMap(navigationLinks), ...documents.flatMap(actionLinks)]
      .filter(({ path }) => !pages.some((page) => page.test(path.replace(/[?#].*$/, ''))))
      .map(({ file, line, path }) => ({ rule: 'sitemap', file, line, detail: `${path} is not a page` })),
  ]
}

/** The routes themselves, since they may be made from a table; or why they cannot be loaded. */
async function loadRoutes(root: string): Promise<RouteConfigEntry[] | string> {
  try {
    const loaded: { default: RouteConfigEntry[] } = await import(pathToFileURL(join(root, siteMap)).href)
    return await loaded.default
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function pagePatterns(route: RouteConfigEntry, parent: string): RegExp[] {
  const path = [parent, route.path ?? ''].filter(Boolean).join('/')
  const inner = (route.children ?? []).flatMap((child) => pagePatterns(child, path))
  // A splat route matches every path, so every link would pass.
  const isPage = (route.path !== undefined || route.index) && !path.includes('*')
  return isPage ? [pattern(path), ...inner] : inner
}

function pattern(path: string): RegExp {
  const segments = path.split('/').filter(Boolean)
  const body = segments.map((segment) => {
    const text = segment.replace(/\?$/, '')
    const one = text.startsWith(':') ? '/[^/]+' : `/${text.replace(/[.+^$()|[\]\\]/g, '\\$&')}`
    return segment.endsWith('?') ? `(?:${one})?` : one
  })
  return new RegExp(`^${body.join('')}/?$`)
}

function missingModules(root: string, routes: readonly RouteConfigEntry[]): Finding[] {
  return routes.flatMap((route) => {
    const found = existsSync(join(root, 'web', route.file))
    const finding = { rule: 'sitemap', file: siteMap, detail: `${route.file} does not exist` }
    return [...(found ? [] : [finding]), ...missingModules(root, route.children ?? [])]
  })
}

/** Any text that begins with a slash is a path in the brands' data. */
function navigationLinks(source: SourceText): Link[] {
  const links: Link[] = []
  visit(parse(source), (node) => {
    const path = ts.isStringLiteralLike(node) ? stringIn(node) : undefined
    if (path?.startsWith('/')) links.push({ file: source.file, line: lineOf(node), path })
  })
  return links
}

function actionLinks({ file, text }: SourceText): Link[] {
  return actionPaths(JSON.parse(text)).map((path) => ({
    file,
    line: lineAt(text, text.indexOf(`"${path}"`)),
    path,
  }))
}

function actionPaths(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'kind' in value && value.kind === 'action' && 'path' in value ? [String(value.path)] : []
  return [...own, ...Object.values(value).flatMap(actionPaths)]
}
