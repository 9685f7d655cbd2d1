import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** The first release that strips types and satisfies every dependency. */
const oldestUsable = { major: 22, minor: 22 }
const packagePlatforms = { linux: 'linux', darwin: 'darwin', win32: 'win' }

function ownNode(root) {
  const platform = packagePlatforms[process.platform]
  if (!platform) return undefined
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const path = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', program)
  return existsSync(path) ? path : undefined
}

/** @param {string} version */
export function isUsable(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > oldestUsable.major || (major === oldestUsable.major && minor >= oldestUsable.minor)
}

/** Releases before 24 print a warning about type stripping on every start. */
const flagsFor = (version) =>
  Number.parseInt(version, 10) < 24 ? ['--disable-warning=ExperimentalWarning'] : []

export const tooOldMessage = () =>
  `There is no Node 24 package for ${process.platform}-${process.arch}, and this machine's Node ` +
  `${process.versions.node} is too old: install Node ${oldestUsable.major}.${oldestUsable.minor} or newer ` +
  '(https://nodejs.org) and start again.'

/**
 * The project's own Node first, then the machine's when it is new enough.
 * @param {string} root
 * @returns {{ path: string, flags: string[] }[]}
 */
export function nodesFor(root) {
  const own = ownNode(root)
  const { node: version } = process.versions
  return [
    ...(own ? [{ path: own, flags: [] }] : []),
    ...(isUsable(version) ? [{ path: process.execPath, flags: flagsFor(version) }] : []),
  ]
}

/**
 * An environment in which children find the same `node`.
 * @param {string} path
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentFor(path, env = process.env) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  return { ...env, [name]: [dirname(path), env[name]].filter(Boolean).join(delimiter) }
}
