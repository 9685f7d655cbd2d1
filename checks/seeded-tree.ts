import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export type Seeds = Record<string, string>

/** Writes a small project into a temporary folder, to run a check on it; `remove` deletes it. */
export async function seedTree(seeds: Seeds): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'seeded-')))
  for (const [file, text] of Object.entries(seeds)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return { root, remove: () => rm(root, { recursive: true, force: true }) }
}

/** The findings of a check in a small project, as `rule file` or `rule file:line`. */
export async function findIn<Found extends { rule: string; file: string; line?: number }>(
  check: (root: string) => Promise<Found[]>,
  seeds: Seeds,
): Promise<string[]> {
  const { root, remove } = await seedTree(seeds)
  try {
    const findings = await check(root)
    return findings.map(({ rule, file, line }) => `${rule} ${file}${line ? `:${line}` : ''}`)
  } finally {
    await remove()
  }
}

/** Empty npm packages, so that imports of them resolve. */
export function stubPackages(names: readonly string[]): Seeds {
  return Object.fromEntries(
    names.flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
      [`node_modules/${name}/index.js`, ''],
    ]),
  )
}

/** A package.json whose `#layer/…` imports are those of the project. */
export function manifest(layers: readonly string[]): Seeds {
  const imports = Object.fromEntries(layers.map((layer) => [`#${layer}/*`, `./${layer}/*`]))
  return { 'package.json': JSON.stringify({ name: 'seeded', type: 'module', imports }) }
}
