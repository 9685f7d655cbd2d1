import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  type LoaderFunctionArgs,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import type { PageRequest } from '#contract/client.ts'
import { type BrandCode, brandCodes, type Language, languages } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { Page } from '#web/page/page.tsx'
import { pageRequest, requestOf } from '#web/page/page-request.ts'
import { staticIslandsReady } from '#web/ui/static-island.tsx'
import { loadBrandPage } from './brands/brand-pages.ts'
import { namespacesOf } from './language/messages.ts'
import { createTranslator } from './language/translator.ts'

const translatorKey = (brand: BrandCode, language: Language) => `${brand} ${language}`

const pairs = brandCodes.flatMap((brand) => languages.map((language) => [brand, language] as const))
const translators = new Map(
  await Promise.all(
    pairs.map(
      async (pair) =>
        [translatorKey(...pair), await createTranslator(...pair, namespacesOf(pair[1]))] as const,
    ),
  ),
)
await Promise.all(brandCodes.flatMap((code) => [loadBrandPage(code, 'home'), loadBrandPage(code, 'about')]))

type Mode = 'production' | 'development'
const handlers = new WeakMap<ServerBuild, ReturnType<typeof createRequestHandler>>()

function handlerOf(build: ServerBuild, mode: Mode) {
  const handler = handlers.get(build) ?? createRequestHandler(build, mode)
  handlers.set(build, handler)
  return handler
}

/** The server hands over a request and what it knows of it; the loaders find that in their context. */
export const answerPage = (
  build: ServerBuild,
  mode: Mode,
  request: Request,
  given: PageRequest,
): Promise<Response> =>
  handlerOf(build, mode)(request, new RouterContextProvider(new Map([[pageRequest, given]])))

export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (!request.signal.aborted) requestOf(context).report(error)
}

const renderTimeoutMs = 5_000

/** A page is rendered completely before it is sent: the page cache stores it whole, so streaming gains nothing. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  await staticIslandsReady()
  const { brand, language, origin, parentOrigin, nonce } = requestOf(loadContext)
  const translator = translators.get(translatorKey(brand, language))
  if (!translator) throw new Error(`There is no translator for ${brand} in ${language}`)
  const logInUrl = parentOrigin && `${parentOrigin}/login?crossBrandLogin=${brand}`
  const page = (
    <Page brand={{ ...brandOf(brand), origin, logInUrl }} translator={translator}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </Page>
  )
  const html = await new Promise<PassThrough>((resolve, reject) => {
    const body = new PassThrough()
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => {
        clearTimeout(timer)
        resolve(pipe(body))
      },
      onShellError: reject,
      onError: reject,
    })
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), renderTimeoutMs)
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(await text(html), { status, headers })
}
