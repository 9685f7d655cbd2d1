import { type Logger, pino } from 'pino'

export type Log = Logger

/** Fields that must never reach a log, wherever they stand in what is logged. */
const secretFields = [
  'token',
  'password',
  'code',
  'phone',
  'mobile',
  'email',
  'recipient',
  'authorization',
  'cookie',
]
const redacted = [
  ...secretFields,
  ...secretFields.map((field) => `*.${field}`),
  'headers["access-token"]',
  '*.headers["access-token"]',
]

/** Lines leave together, at the latest when the process ends: a write for each would cost more than a page. */
const bufferedBytes = 4096

export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: redacted, censor: '[hidden]' },
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return pino(options, destination ?? pino.destination({ sync: false, minLength: bufferedBytes }))
}

/** A mobile number as logs may show it: enough to recognise, too little to call. */
export const maskedPhone = (phone: string) => phone.replace(/^(.{3}).*(.{2})$/, '$1****$2')
