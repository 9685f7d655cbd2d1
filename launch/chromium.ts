import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The headless shell needs little more than half the CPU time of the full browser. */
const shells = ['/usr/bin/chromium-headless-shell']

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

const firstOf = (places: readonly (string | undefined)[]) =>
  places.find((place) => place && existsSync(place))

const isDebian = () => existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
const isRoot = () => process.getuid?.() === 0

function installDebianPackage() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
  run('update')
  run('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
}

/** The headless shell of this machine, installed from the Debian packages if necessary. */
function findShell(): string | undefined {
  const found = firstOf([process.env.CHROMIUM_PATH, ...shells])
  if (found || !isDebian() || !isRoot()) return found
  console.log('Installing Chromium from the Debian packages ...')
  installDebianPackage()
  return firstOf(shells)
}

/** The browser for the tests: CHROMIUM_PATH, a headless shell, an installed browser, else Playwright's download (undefined). */
export function findChromium(root: string): string | undefined {
  const found = findShell() ?? firstOf(browsers)
  if (found) return found
  console.log('Downloading Chromium for the tests ...')
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  execFileSync(process.execPath, [playwright, 'install', '--with-deps', 'chromium-headless-shell'], {
    stdio: 'inherit',
  })
  return undefined
}
