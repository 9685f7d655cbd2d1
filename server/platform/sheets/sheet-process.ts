import { flushCompileCache } from 'node:module'
import { createReading } from './sheet-reading.ts'

const answer = createReading()

process.on('message', async (message: Parameters<typeof answer>[0]) => {
  process.send?.(await answer(message))
})
// At the end it would be too late: the server ends this process with a signal.
flushCompileCache()
// The server has ended.
process.on('disconnect', () => process.exit())
