import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string} root */
export const stampFile = (root) => join(root, 'node_modules', '.quayside-install')

function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  }
}

/** @param {string} root */
export function wantedStamp(root) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`\n${process.platform} ${process.arch}\n`).digest('hex')
}

/** @param {string} root */
export const isStamped = (root) => readText(stampFile(root))?.trim() === wantedStamp(root)

const includes = (allowed, value) => [allowed].flat().includes(value)

/** Packages for other platforms, and optional packages of those, may be missing. */
function isRequired(entry) {
  if (entry.link) return false
  if (!entry.optional) return true
  return !entry.libc && includes(entry.os, process.platform) && includes(entry.cpu, process.arch)
}

/**
 * After `npm ci` or `npm install` by hand, npm's own record agrees with the lock file.
 * @param {string} root
 */
export function isInstalledByHand(root) {
  const record = readText(join(root, 'node_modules', '.package-lock.json'))
  if (record === undefined) return false
  const installed = JSON.parse(record).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const found = installed[path]
    return found ? found.version === entry.version && found.integrity === entry.integrity : !isRequired(entry)
  })
}
