import { clientTimeoutMs, tokenHeader } from '#contract/envelope-codes.ts'

export type Input = { readonly query?: unknown; readonly body?: unknown }

/** Spec §7: URLs that answer with a file. */
const blobUrls = ['exportBkOrder', 'exportShipments', 'shipmentsCommonExport', 'printReportTemplate']

export const wantsBlob = (url: string): boolean => blobUrls.some((name) => url.includes(name))

function urlOf(origin: string, path: string, query: unknown): URL {
  const url = new URL(path, origin)
  for (const [name, value] of Object.entries(query ?? {}))
    for (const one of [value].flat()) if (one !== undefined) url.searchParams.append(name, String(one))
  return url
}

/** A request with credentials, token and a timeout of twenty seconds. */
export function buildRequest(origin: string, key: string, input: Input, token: string | undefined): Request {
  const [method, path = ''] = key.split(' ')
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set(tokenHeader, token)
  const isFile = input.body instanceof Blob
  if (input.body !== undefined)
    headers.set('content-type', isFile ? 'application/octet-stream' : 'application/json')
  return new Request(urlOf(origin, path, input.query), {
    method,
    headers,
    credentials: 'include',
    body: input.body instanceof Blob ? input.body : JSON.stringify(input.body),
    // An upload is aborted when it makes no progress instead.
    signal: isFile ? undefined : AbortSignal.timeout(clientTimeoutMs),
  })
}
