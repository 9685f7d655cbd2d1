import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Inter is not among them: it has to come with the pages. */
const folders = [
  import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
].map((address) => dirname(fileURLToPath(address)))

/** Chinese, and whatever a page asks for that it does not bring. */
export const testFonts = ['Noto Sans SC', 'DejaVu Sans', 'DejaVu Sans Mono'] as const

/** What else lies in the folder of DejaVu (serifs, a font for formulas) would be picked for single characters. */
const accepted = ['DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSansMono', 'DejaVuSansMono-Bold']

/** The last Chinese font of the style sheets is the one of the project under another name. */
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
