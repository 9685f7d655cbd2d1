import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import type { PageRequest } from '#contract/client.ts'
import { type BrandCode, brandCodes, type Language, languages } from '#domain/brands/brand.ts'
import { brandOf } from '#domain/brands/brands.ts'
import { loadFace } from './brands/face.ts'
import { createVoice } from './language/voice.ts'
import { Page } from './page.tsx'
import { pageRequest, requestOf } from './page-context.ts'

const voiceKey = (brand: BrandCode, language: Language) => `${brand} ${language}`

const pairs = brandCodes.flatMap((brand) => languages.map((language) => [brand, language] as const))
const voices = new Map(
  await Promise.all(pairs.map(async (pair) => [voiceKey(...pair), await createVoice(...pair)] as const)),
)
await Promise.all(brandCodes.map(loadFace))

/** The server hands over what it knows of a request; the loaders find it in their context. */
export function createPageContext(given: PageRequest): RouterContextProvider {
  return new RouterContextProvider(new Map([[pageRequest, given]]))
}

const renderTimeoutMs = 5_000

/** A page is finished before it leaves: it is kept whole, so nothing is gained by streaming it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { brand, language, origin, nonce } = requestOf(loadContext)
  const voice = voices.get(voiceKey(brand, language))
  if (!voice) throw new Error(`Nobody speaks ${language} for ${brand}`)
  const page = (
    <Page brand={{ ...brandOf(brand), origin }} voice={voice}>
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
