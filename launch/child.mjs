import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'

const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP']
const parentCheckMs = 250

/** On Linux also the grandparent, since npm starts us through a shell. */
function ancestors() {
  if (process.platform !== 'linux') return `${process.ppid}`
  try {
    // "pid (name) state ppid ...", and a name may hold spaces and brackets
    const [, parentOfParent] =
      readFileSync(`/proc/${process.ppid}/stat`, 'utf8').match(/.*\) \S+ (\d+)/s) ?? []
    return `${process.ppid} ${parentOfParent}`
  } catch {
    return `${process.ppid}`
  }
}

/**
 * npm killed with -9 sends no signal. Its scripts notice that their parent changes; a program
 * started by hand may outlive its shell on purpose, so only those of npm are watched.
 */
function whenNpmDies(callback) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return () => {}
  const atStart = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === atStart) return
    clearInterval(timer)
    callback()
  }, parentCheckMs)
  return () => clearInterval(timer)
}

/** Passes each kind of signal on once: Ctrl-C reaches the child by the terminal too. */
function passSignalsOn(child) {
  const listeners = passedOn.map((signal) => {
    const listener = () => {
      if (sent.has(signal)) return
      sent.add(signal)
      child.kill(signal)
    }
    process.on(signal, listener)
    return () => process.off(signal, listener)
  })
  const sent = new Set()
  const stopWatching = whenNpmDies(() => child.kill('SIGTERM'))
  return () => {
    stopWatching()
    for (const remove of listeners) remove()
  }
}

/**
 * Runs a program and returns its exit code as a shell would; rejects when it cannot be started.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onStart?: (pid: number) => void }} options
 * @returns {Promise<number>}
 */
export function runChild(command, args, { onStart, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    const release = passSignalsOn(child)
    if (child.pid !== undefined) onStart?.(child.pid)
    child.once('error', (error) => {
      release()
      reject(error)
    })
    child.once('exit', (code, signal) => {
      release()
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0))
    })
  })
}
