import { Worker } from 'node:worker_threads'
import type { Verdict } from '#domain/values/refusal.ts'
import { createTurns } from '#server/platform/turns.ts'
import type { PdfDocument, Printed } from './pdf-document.ts'

const idleMs = 30_000
const limits = { maxOldGenerationSizeMb: 384 }

/**
 * Laying out pages with fonts of ten megabytes takes a quarter of a second of pure reckoning: a thread of its own
 * does it, so that nobody else waits. It goes when nothing is to be written, and its memory with it.
 */
function createPress() {
  let thread: Worker | undefined
  let rest: NodeJS.Timeout | undefined

  const start = () => {
    const started = new Worker(new URL('./pdf-worker.ts', import.meta.url), { resourceLimits: limits })
    started.on('exit', () => {
      if (thread === started) thread = undefined
    })
    return started
  }
  const settle = (worker: Worker) => {
    worker.unref()
    rest = setTimeout(() => void worker.terminate(), idleMs).unref()
  }
  return (document: PdfDocument): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      clearTimeout(rest)
      thread ??= start()
      const worker = thread
      worker.ref()
      const onExit = () => reject(new Error('The thread that writes PDFs ended'))
      worker.once('error', reject).once('exit', onExit)
      worker.once('message', (printed: Printed) => {
        worker.off('error', reject).off('exit', onExit)
        settle(worker)
        if ('bytes' in printed) resolve(printed.bytes)
        else reject(new Error(printed.trouble))
      })
      worker.postMessage(document)
    })
}

const press = createPress()
/** One at a time; so many wait. */
const inTurn = createTurns({ atOnce: 1, waiting: 20 })

export const writePdf = (document: PdfDocument): Promise<Verdict<Uint8Array>> => inTurn(() => press(document))
