import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

const onMachine = () => [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place))

const isDebian = () => existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
const isRoot = () => process.getuid?.() === 0

function installDebianPackage() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] as const }
  spawnSync('apt-get', ['update'], { ...options, stdio: [...options.stdio] })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], {
    ...options,
    stdio: [...options.stdio],
  })
}

/** A browser for the tests: the machine's own, else Debian's package, else the test tool's download (undefined). */
export function findChromium(root: string): string | undefined {
  const found = onMachine()
  if (found) return found
  if (isDebian() && isRoot()) {
    console.log('Installing Chromium from the Debian packages ...')
    installDebianPackage()
    const installed = onMachine()
    if (installed) return installed
  }
  console.log('Downloading Chromium for the tests ...')
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  execFileSync(process.execPath, [playwright, 'install', '--with-deps', 'chromium-headless-shell'], {
    stdio: 'inherit',
  })
  return undefined
}
