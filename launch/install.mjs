import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { runChild } from './child.mjs'
import { isInstalledByHand, isStamped, stampFile, wantedStamp } from './installed.mjs'
import { withLock } from './lock.mjs'

/** The build needs development dependencies in every NODE_ENV; no package needs its install script. */
const npmArguments = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
]

function npmCommand() {
  const script = process.env.npm_execpath
  if (script && basename(script) === 'npm-cli.js' && existsSync(script))
    return { command: process.execPath, args: [script, ...npmArguments], shell: false }
  return { command: 'npm', args: npmArguments, shell: process.platform === 'win32' }
}

function writeStamp(root) {
  const file = stampFile(root)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${wantedStamp(root)}\n`)
}

async function install(root, alsoHeldBy) {
  console.log('Installing the dependencies of package-lock.json ...')
  const { command, args, shell } = npmCommand()
  const code = await runChild(command, args, { cwd: root, shell, onStart: alsoHeldBy }).catch((error) => {
    throw new Error(`npm could not be started (${error.message}). Install npm, or run "npm ci" here by hand.`)
  })
  if (code !== 0) throw new Error(`Installing failed: "npm ci" ended with code ${code}.`)
}

/**
 * Installs the packages of package-lock.json, once per content of that file.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  if (isStamped(root)) return
  const lock = {
    file: join(root, '.cache', 'install.lock'),
    onWait: () => console.log('Waiting for another launch to finish installing ...'),
  }
  await withLock(lock, async (alsoHeldBy) => {
    if (isStamped(root)) return
    if (!isInstalledByHand(root)) await install(root, alsoHeldBy)
    writeStamp(root)
  })
}
