import { clientTimeoutMs, tokenHeader } from '#contract/envelope-codes.ts'

export type Input = { readonly query?: unknown; readonly body?: unknown }

/** Spec §7: addresses that answer with a file. */
const blobAddresses = ['exportBkOrder', 'exportShipments', 'shipmentsCommonExport', 'printReportTemplate']

export const wantsBlob = (address: string): boolean => blobAddresses.some((word) => address.includes(word))

function addressOf(origin: string, path: string, query: unknown): URL {
  const address = new URL(path, origin)
  for (const [name, value] of Object.entries(query ?? {}))
    for (const one of [value].flat()) if (one !== undefined) address.searchParams.append(name, String(one))
  return address
}

/** A request as every call sends it: credentials, token, twenty seconds. */
export function buildRequest(origin: string, key: string, input: Input, token: string | undefined): Request {
  const [method, path = ''] = key.split(' ')
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set(tokenHeader, token)
  const isFile = input.body instanceof Blob
  if (input.body !== undefined)
    headers.set('content-type', isFile ? 'application/octet-stream' : 'application/json')
  return new Request(addressOf(origin, path, input.query), {
    method,
    headers,
    credentials: 'include',
    body: input.body instanceof Blob ? input.body : JSON.stringify(input.body),
    // A file is watched on its way instead.
    signal: isFile ? undefined : AbortSignal.timeout(clientTimeoutMs),
  })
}
