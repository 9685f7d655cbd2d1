import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { withLineMetricsOf } from './line-metrics.ts'

const readFont = (address) => readFile(fileURLToPath(address))

/** Printable ASCII, Latin-1 and Latin Extended-A, dashes, quotation marks, and the few others that pages show. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2027],
]
const others = '‹›€™₂℃←↑→↓−≈≤≥▲▼●○✓'

export const characters =
  ranges
    .map(([first, last]) =>
      String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
    )
    .join('') + others

/** Copyright, licence and its address: the licence of Inter requires them in every copy. */
const preserveNameIds = [0, 13, 14]

/** A row of a table may have English and Chinese cells: with the same line height their words share a baseline. */
const chinese = await readFont(
  import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
)

/** Only the font features that are used; `tnum` is figures of equal width. */
async function cutForPages() {
  const variationAxes = { opsz: 14, wght: { min: 400, max: 700 } }
  const keepFeatures = ['calt', 'case', 'kern', 'tnum']
  const font = await readFont(import.meta.resolve('inter-ui/variable/InterVariable.woff2'))
  return subsetFont(font, characters, { targetFormat: 'woff2', variationAxes, keepFeatures, preserveNameIds })
}

async function cutForDocuments(address) {
  const font = await readFont(address)
  const keepFeatures = ['kern', 'tnum']
  const cut = await subsetFont(font, characters, { targetFormat: 'truetype', keepFeatures, preserveNameIds })
  return withLineMetricsOf(chinese, cut)
}

/** The fonts of pages and PDF documents: the characters above, in the optical size and the weights that are used. */
export const cutInter = async () => ({
  'web/ui/inter.woff2': await cutForPages(),
  'server/platform/pdf/inter-regular.ttf': await cutForDocuments(
    import.meta.resolve('inter-ui/web/Inter-Regular.woff2'),
  ),
  'server/platform/pdf/inter-bold.ttf': await cutForDocuments(
    import.meta.resolve('inter-ui/web/Inter-Bold.woff2'),
  ),
})
