import { clientTimeoutMs } from '#contract/envelope-codes.ts'

export type Watching = {
  /** From 0 to 1, on the way to the server. */
  onProgress?(part: number): void
  /** Whoever takes a file back waits for no answer. */
  readonly signal?: AbortSignal
  /** For what the server works on longer than it may take to answer a call. */
  readonly patienceMs?: number
}

function headersOf(sent: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of sent.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ')
    if (name) headers.append(name, value.join(': '))
  }
  return headers
}

/** What is slow but moves may take its time; what stands still for as long as a call may take is given up. */
function giveUpOnSilence(sent: XMLHttpRequest, patienceMs: number): void {
  let silence: ReturnType<typeof setTimeout> | undefined
  const moved = () => {
    clearTimeout(silence)
    silence = setTimeout(() => sent.abort(), patienceMs)
  }
  sent.upload.addEventListener('progress', moved)
  sent.addEventListener('progress', moved)
  sent.addEventListener('loadend', () => clearTimeout(silence))
  moved()
}

/** What goes by `fetch` cannot be watched on its way, so a file goes the old way. */
export const sendWatched =
  ({ onProgress, signal, patienceMs = clientTimeoutMs }: Watching) =>
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
      giveUpOnSilence(sent, patienceMs)
      sent.send(body.size > 0 ? body : null)
    })
  }
