import { type Logger, pino } from 'pino'

export type Log = Logger

/** Fields that are never logged, at any depth. */
const secretField = /(?:token|password|secret|phone|mobile|email|recipient|authorization|cookie)$|^code$/i
const censor = '[hidden]'

/** PostgreSQL's message of a data exception (class 22) quotes the value. */
const sqlDataException = /^22\w{3}$/

/** The driver's message holds the statement and its parameters; only the statement is logged. */
function messageOf(error: Error): string {
  if ('query' in error && 'params' in error) return `Failed query: ${error.query}`
  const isAboutData = 'code' in error && sqlDataException.test(String(error.code))
  return isAboutData ? error.message.replace(/"[^"]*"/g, censor) : error.message
}

/** Never `detail` or `params`, which repeat user input. */
function serializeError(error: Error): object {
  const { message, stack = '', cause } = error
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...('code' in error && { state: error.code }),
    stack: stack.slice(stack.indexOf(message) + message.length),
    ...(cause !== undefined && { cause: serialize(cause) }),
  }
}

function serialize(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Error) return serializeError(value)
  return Array.isArray(value) ? value.map(serialize) : serializeFields(value)
}

function serializeFields(object: object): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(object))
    fields[name] = secretField.test(name) ? censor : serialize(value)
  return fields
}

type Destination = { write(line: string): void; flushSync?(): void }

/** Lines are written in batches, at the latest after this time and at exit: a write per line would cost more than a cached page. */
const batchCharacters = 32 * 1024
const batchMs = 1_000
/** More than a batch, so that the stream writes only when it is flushed. */
const streamBytes = { minLength: 1024 * 1024, maxWrite: 2 * 1024 * 1024 }

/** The stream has a buffer of its own, but copies all of it for every line. */
function batchedOutput(): Destination {
  const stream = pino.destination({ sync: false, ...streamBytes })
  let lines = ''
  let isScheduled = false
  const passOn = () => {
    stream.write(lines)
    lines = ''
  }
  const flush = () => {
    passOn()
    stream.flush()
  }
  const flushLater = () => {
    isScheduled = false
    flush()
  }
  const flushSync = () => {
    passOn()
    stream.flushSync()
  }
  process.once('exit', flushSync)
  return {
    write: (line) => {
      lines += line
      if (lines.length >= batchCharacters) return flush()
      if (isScheduled) return
      isScheduled = true
      setTimeout(flushLater, batchMs).unref()
    },
    flushSync,
  }
}

let output: Destination | undefined

/** One for all loggers of the process. */
function standardOutput(): Destination {
  output ??= batchedOutput()
  return output
}

export function createLog(level: string, destination?: Destination): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // pino's own serializer of `err` would log the message and every field of the error.
    errorKey: 'error',
    serializers: { err: (error: unknown) => error },
    formatters: { level: (label: string) => ({ level: label }), log: serializeFields },
  }
  return pino(options, destination ?? standardOutput())
}

let lastTime = { ms: 0, text: '' }

/** Many requests end in the same millisecond. */
function timeText(): string {
  const ms = Date.now()
  if (ms !== lastTime.ms) lastTime = { ms, text: new Date(ms).toISOString() }
  return lastTime.text
}

/**
 * Writes lines of level info whose fields are never secret. The logger would look at the name and value of every field,
 * which takes longer than the rest of a cached reply. `fields` is JSON without its outer braces.
 */
export function infoWriter(log: Log): (fields: string, message: string) => void {
  const { [pino.symbols.streamSym]: stream } = log as unknown as Record<symbol, { write(line: string): void }>
  if (!stream || !log.isLevelEnabled('info')) return () => {}
  return (fields, message) => {
    stream.write(`{"level":"info","time":"${timeText()}",${fields},"msg":"${message}"}\n`)
  }
}
