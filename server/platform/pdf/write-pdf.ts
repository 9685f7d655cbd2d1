import { Worker } from 'node:worker_threads'
import type { Result } from '#domain/values/refusal.ts'
import { createConcurrencyLimiter } from '#server/platform/concurrency-limiter.ts'
import type { PdfDocument, PdfResult } from './pdf-document.ts'

const idleMs = 30_000
// Measured: a document of 60 lines needs less than 64 MB, one of 600 lines less than 96 MB.
const limits = { maxOldGenerationSizeMb: 128 }

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
/** One at a time: each takes a second of one core at most, so the last of those that wait has its answer in time. */
const limited = createConcurrencyLimiter({ concurrent: 1, queued: 20 })

/** The document is made when its turn comes, so that one that is refused costs nothing. */
export const writePdf = (make: () => PdfDocument | Promise<PdfDocument>): Promise<Result<Uint8Array>> =>
  limited(async () => write(await make()))
