import { randomUUID } from 'node:crypto'
import {
  constants,
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const waitMs = 100
const heartbeatMs = 5_000
const abandonedAfterMs = 60_000

/** Runs `action`; returns undefined when it fails with one of these codes, which parallel processes may cause. */
function unless(reasons, action) {
  try {
    return action()
  } catch (error) {
    if (reasons.includes(error.code)) return undefined
    throw error
  }
}

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const read = (file) =>
  unless(['ENOENT'], () => ({ text: readFileSync(file, 'utf8'), touchedAt: statSync(file).mtimeMs }))

/**
 * All its processes have ended, or it was not touched for long (their pids may belong to other programs by
 * now). An empty file is about to be written.
 */
function isAbandoned({ text, touchedAt }) {
  if (Date.now() - touchedAt > abandonedAfterMs) return true
  const pids = text.split('\n').slice(1).map(Number).filter(Boolean)
  return text !== '' && !pids.some(isAlive)
}

/** Renaming decides between two takers: one that has moved another lock than the abandoned one puts it back. */
function takeAway(file, abandoned) {
  const aside = `${file}.${randomUUID()}`
  unless(['ENOENT', 'EEXIST'], () => {
    renameSync(file, aside)
    if (readFileSync(aside, 'utf8') !== abandoned.text) copyFileSync(aside, file, constants.COPYFILE_EXCL)
  })
  rmSync(aside, { force: true })
}

function tryToTake(file, text) {
  return unless(['EEXIST'], () => {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  })
}

async function take(file, text, onWait) {
  for (let waited = false; !tryToTake(file, text); ) {
    const held = read(file)
    if (!held) continue
    if (isAbandoned(held)) takeAway(file, held)
    else {
      if (!waited) onWait?.()
      waited = true
      await sleep(waitMs)
    }
  }
}

function replace(file, text) {
  const aside = `${file}.${randomUUID()}`
  writeFileSync(aside, text)
  renameSync(aside, file)
}

/**
 * Runs `work` while holding the lock `file`, one process at a time. `alsoHeldBy` registers a child process that may
 * outlive this one and still work.
 * @template T
 * @param {{ file: string, onWait?: () => void }} lock
 * @param {(alsoHeldBy: (pid: number) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock({ file, onWait }, work) {
  let text = `${randomUUID()}\n${process.pid}\n`
  mkdirSync(dirname(file), { recursive: true })
  await take(file, text, onWait)
  const touch = () => unless(['ENOENT'], () => utimesSync(file, new Date(), new Date()))
  const heartbeat = setInterval(touch, heartbeatMs)
  try {
    return await work((pid) => {
      text += `${pid}\n`
      replace(file, text)
    })
  } finally {
    clearInterval(heartbeat)
    if (read(file)?.text === text) rmSync(file, { force: true })
  }
}
