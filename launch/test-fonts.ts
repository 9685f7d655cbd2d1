import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Inter is not among them: the pages must load it themselves. */
const folders = [
  import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
].map((address) => dirname(fileURLToPath(address)))

/** For Chinese, and for font families that a page names without loading them. */
export const testFonts = ['Noto Sans SC', 'DejaVu Sans', 'DejaVu Sans Mono'] as const

/** Without the other fonts in the DejaVu folder (serif, maths), which would be used for single characters. */
const accepted = ['DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSansMono', 'DejaVuSansMono-Bold']

/** Generic families of the style sheets, and Noto Sans SC by its other name. */
const substitutes: Readonly<Record<string, (typeof testFonts)[number]>> = {
  'sans-serif': 'DejaVu Sans',
  'system-ui': 'DejaVu Sans',
  monospace: 'DejaVu Sans Mono',
  'Noto Sans CJK SC': 'Noto Sans SC',
}

const aliases = Object.entries(substitutes).map(
  ([name, family]) =>
    `<alias binding="same"><family>${name}</family><prefer><family>${family}</family></prefer></alias>`,
)

const escaped = (path: string) => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A file for fontconfig (FONTCONFIG_FILE) that names the project's fonts and none of the machine's. */
export function writeFontConfig(folder: string): string {
  const file = join(folder, 'fonts.conf')
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    ...folders.map((from) => `<dir>${escaped(from)}</dir>`),
    `<cachedir>${escaped(join(folder, 'fontconfig'))}</cachedir>`,
    '<selectfont>',
    '<rejectfont><glob>*/DejaVu*</glob></rejectfont>',
    ...accepted.map((name) => `<acceptfont><glob>*/${name}.ttf</glob></acceptfont>`),
    '</selectfont>',
    ...aliases,
    '</fontconfig>',
  ]
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}
