import { Worker } from 'node:worker_threads'
import type { Result } from '#domain/values/refusal.ts'
import { createConcurrencyLimiter } from '#server/platform/concurrency-limiter.ts'
import type { PdfDocument, PdfResult } from './pdf-document.ts'

const idleMs = 30_000
const limits = { maxOldGenerationSizeMb: 384 }

/**
 * Laying out pages with fonts of ten megabytes takes a quarter of a second of CPU: a worker thread
 * does it, so that requests do not wait. It ends when idle, which frees its memory.
 */
function createPdfWriter() {
  let thread: Worker | undefined
  let idleTimer: NodeJS.Timeout | undefined

  const start = () => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { resourceLimits: limits })
    worker.on('exit', () => {
      if (thread === worker) thread = undefined
    })
    return worker
  }
  const release = (worker: Worker) => {
    worker.unref()
    idleTimer = setTimeout(() => void worker.terminate(), idleMs).unref()
  }
  return (document: PdfDocument): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      clearTimeout(idleTimer)
      thread ??= start()
      const worker = thread
      worker.ref()
      const onExit = () => reject(new Error('The thread that writes PDFs ended'))
      worker.once('error', reject).once('exit', onExit)
      worker.once('message', (result: PdfResult) => {
        worker.off('error', reject).off('exit', onExit)
        release(worker)
        if ('bytes' in result) resolve(result.bytes)
        else reject(new Error(result.error))
      })
      worker.postMessage(document)
    })
}

const write = createPdfWriter()
/** One at a time; `queued` more wait. */
const limited = createConcurrencyLimiter({ concurrent: 1, queued: 20 })

export const writePdf = (document: PdfDocument): Promise<Result<Uint8Array>> => limited(() => write(document))
