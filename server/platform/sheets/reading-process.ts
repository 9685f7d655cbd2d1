import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { SheetPurpose } from './limits.ts'
import type { SheetReply, SheetTask } from './sheet-reading.ts'

/** The process ended early: out of memory, out of time, or with an error. */
export class ReadingAborted extends Error {}

const processFile = fileURLToPath(new URL('./sheet-process.ts', import.meta.url))

/**
 * In a process of its own: a large sheet takes seconds to read, and a hostile one could take all memory. A worker thread
 * that runs out of memory may end the whole server with it; a process ends alone, and gives its memory back.
 */
const startProcess = ({ heapMegabytes }: SheetPurpose): ChildProcess =>
  fork(processFile, {
    // A small young generation: with the usual one the process takes a third more memory, and no less time.
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--max-semi-space-size=2'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // No secret of the server belongs there. The folder of compiled code makes the start three times as fast.
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  })

export type NextReply = (message: SheetTask | 'more') => Promise<SheetReply>

function repliesOf(reading: ChildProcess): NextReply {
  const ended = Promise.withResolvers<never>()
  // The error is thrown where the rows are awaited.
  ended.promise.catch(() => {})
  reading.on('error', () => ended.reject(new ReadingAborted('The process failed')))
  reading.on('exit', () => ended.reject(new ReadingAborted('The reading of a sheet ended early')))
  return async (message) => {
    const reply = once(reading, 'message')
    reply.catch(() => {})
    // An error is that of a process that has ended.
    reading.send(message, () => {})
    const [received] = await Promise.race([reply, ended.promise])
    return received as SheetReply
  }
}

export type Reading = {
  /** The first message is the task, each other one asks for the next reply. */
  readonly nextReply: NextReply
  readonly end: () => void
}

export function startReading(purpose: SheetPurpose): Reading {
  const reading = startProcess(purpose)
  return { nextReply: repliesOf(reading), end: () => void reading.kill('SIGKILL') }
}
