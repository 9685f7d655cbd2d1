import { get, type RequestOptions } from 'node:http'
import { languages } from '#domain/brands/brand.ts'
import type { HttpSettings } from '#server/platform/http/http-settings.ts'

type Listening = {
  readonly host: string
  readonly port: number
  readonly settings: Pick<HttpSettings, 'hosts'>
}

type Prepared = { prepare(): Promise<void> }

/** What is slow the first time: loading the pages, rendering, and the documents of the API. */
const paths = ['/', '/api/openapi.json'] as const

const ask = (options: RequestOptions) =>
  new Promise<void>((resolve) => {
    get(options, (reply) => reply.resume().on('end', resolve)).on('error', () => resolve())
  })

/** One request after the other. One that fails is no reason not to start. */
export async function warmUp({ host, port, settings }: Listening, site: Prepared): Promise<void> {
  await site.prepare()
  const [brandHost] = settings.hosts.keys()
  if (brandHost === undefined) return
  for (const language of languages)
    for (const path of paths)
      await ask({ host, port, path, agent: false, headers: { host: brandHost, 'accept-language': language } })
}
