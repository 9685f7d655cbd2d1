import { clientTimeoutMs } from '#contract/envelope-codes.ts'

export type Transfer = {
  /** The uploaded part, from 0 to 1. */
  onProgress?(part: number): void
  /** Aborts an upload that the user has cancelled. */
  readonly signal?: AbortSignal
  /** How long nothing may arrive; longer than usual where the server works on a file before it answers. */
  readonly silenceLimitMs?: number
}

function headersOf(sent: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of sent.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ')
    if (name) headers.append(name, value.join(': '))
  }
  return headers
}

/** A slow transfer may take its time; one without any progress is aborted. */
function abortOnSilence(sent: XMLHttpRequest, silenceLimitMs: number): void {
  let silence: ReturnType<typeof setTimeout> | undefined
  const onProgress = () => {
    clearTimeout(silence)
    silence = setTimeout(() => sent.abort(), silenceLimitMs)
  }
  sent.upload.addEventListener('progress', onProgress)
  sent.addEventListener('progress', onProgress)
  sent.addEventListener('loadend', () => clearTimeout(silence))
  onProgress()
}

/** `fetch` reports no upload progress, XMLHttpRequest does. */
export const sendWithProgress =
  ({ onProgress, signal, silenceLimitMs = clientTimeoutMs }: Transfer) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const sent = new XMLHttpRequest()
      sent.open(request.method, request.url)
      sent.withCredentials = true
      sent.responseType = 'blob'
      for (const [name, value] of request.headers) sent.setRequestHeader(name, value)
      sent.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
      sent.onload = () =>
        resolve(new Response(sent.response, { status: sent.status, headers: headersOf(sent) }))
      sent.onerror = reject
      sent.onabort = reject
      signal?.addEventListener('abort', () => sent.abort())
      abortOnSilence(sent, silenceLimitMs)
      sent.send(body.size > 0 ? body : null)
    })
  }
