import { type Logger, pino } from 'pino'

export type Log = Logger

/** Fields that must never reach a log, wherever they stand in what is logged. */
const secretField = /(?:token|password|secret|phone|mobile|email|recipient|authorization|cookie)$|^code$/i
const censor = '[hidden]'

/** Values of a data exception (class 22) are quoted in PostgreSQL's own sentence. */
const sqlDataException = /^22\w{3}$/

/** The statement without what it was asked with; the driver puts both into one sentence. */
function sentenceOf(error: Error): string {
  if ('query' in error && 'params' in error) return `Failed query: ${error.query}`
  const isAboutData = 'code' in error && sqlDataException.test(String(error.code))
  return isAboutData ? error.message.replace(/"[^"]*"/g, censor) : error.message
}

/** What helps to find the fault: never `detail` or `params`, which repeat what a visitor sent. */
function tellError(error: Error): object {
  const { message, stack = '', cause } = error
  return {
    type: error.constructor.name,
    message: sentenceOf(error),
    ...('code' in error && { state: error.code }),
    stack: stack.slice(stack.indexOf(message) + message.length),
    ...(cause !== undefined && { cause: tell(cause) }),
  }
}

function tell(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Error) return tellError(value)
  return Array.isArray(value) ? value.map(tell) : tellFields(value)
}

function tellFields(object: object): Record<string, unknown> {
  const told: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(object))
    told[name] = secretField.test(name) ? censor : tell(value)
  return told
}

/** Lines leave together, at the latest when the process ends: a write for each would cost more than a page. */
const bufferedBytes = 4096

export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // pino's own telling of `err` repeats the sentence as the line's text, and every field of it.
    errorKey: 'error',
    serializers: { err: (told: unknown) => told },
    formatters: { level: (label: string) => ({ level: label }), log: tellFields },
  }
  return pino(options, destination ?? pino.destination({ sync: false, minLength: bufferedBytes }))
}
