import { budgets } from '../architecture.mjs'
import type { Finding } from './finding.ts'
import { readFiles } from './tree.ts'

const guide = 'docs/adding-a-feature.md'

/** The files that the guide lists for its sample feature, one in a line as `- \`path\``. */
export async function sampleFeatureFiles(root: string): Promise<readonly string[]> {
  const [text = ''] = (await readFiles(root, (file) => file === guide)).map((one) => one.text)
  return [...text.matchAll(/^- `([^`]+)`/gm)].map(([, file = '']) => file)
}

/** The sample feature of the guide needs few files, and each of them exists. */
export async function checkSampleFeature(root: string): Promise<Finding[]> {
  const listed = await sampleFeatureFiles(root)
  const existing = new Set((await readFiles(root, (file) => listed.includes(file))).map(({ file }) => file))
  const finding = (detail: string): Finding => ({ rule: 'sample-feature', file: guide, detail })
  return [
    ...(listed.length > 0 ? [] : [finding('lists no file of the sample feature')]),
    ...(listed.length <= budgets.featureFiles
      ? []
      : [finding(`lists ${listed.length} files, ${budgets.featureFiles} allowed`)]),
    ...listed.filter((file) => !existing.has(file)).map((file) => finding(`${file} does not exist`)),
  ]
}
