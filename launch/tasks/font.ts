import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cutInter } from '#launch/cut-inter.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Makes the font files of pages and documents again, for another release of Inter or other characters. */
for (const [file, bytes] of Object.entries(await cutInter())) {
  writeFileSync(join(root, file), bytes)
  console.log(`${file}: ${(bytes.length / 1000).toFixed(1)} kB`)
}
