import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Result } from '#domain/values/refusal.ts'
import { createConcurrencyLimiter } from '#server/platform/concurrency-limiter.ts'
import type { RecognitionReply, RecognitionTask } from './recognition-process.ts'

/** The text of a picture; undefined if it could not be recognised in time. */
export type RecogniseText = (picture: Uint8Array) => Promise<Result<string | undefined>>

/** Shorter than the request timeout, so that who waits reads why. */
const recognitionMs = 14_000

const processFile = fileURLToPath(new URL('./recognition-process.ts', import.meta.url))

const start = (): ChildProcess =>
  fork(processFile, {
    execArgv: ['--max-old-space-size=128'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // No secret of the server belongs there.
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  })

function replyOf(recognition: ChildProcess, task: RecognitionTask): Promise<string | undefined> {
  return new Promise((resolve) => {
    recognition.once('message', ({ text }: RecognitionReply) => resolve(text))
    // Out of memory, out of time, or a picture that the engine cannot read.
    recognition.once('exit', () => resolve(undefined))
    recognition.once('error', () => resolve(undefined))
    recognition.send(task, () => {})
  })
}

/**
 * In a process of its own, which ends afterwards: recognition takes seconds of CPU and some hundred megabytes of memory, and
 * a hostile picture may take more.
 */
async function recognise(picture: Uint8Array, limitMs: number): Promise<string | undefined> {
  const recognition = start()
  const end = () => void recognition.kill('SIGKILL')
  const timer = setTimeout(end, limitMs)
  try {
    return await replyOf(recognition, { picture })
  } finally {
    clearTimeout(timer)
    end()
  }
}

/** One at a time in each server, and none waits: the next one would not be done within its request. */
export function createRecogniser(limitMs = recognitionMs): RecogniseText {
  const limited = createConcurrencyLimiter({ concurrent: 1, queued: 0 })
  return (picture) => limited(() => recognise(picture, limitMs))
}
