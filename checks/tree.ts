import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFiles, layers, testFiles } from '../architecture.mjs'
import { matcher } from './patterns.ts'

/** Written by tools; none of it is committed. */
const generatedFolders = new Set([
  '.git',
  '.cache',
  '.generated',
  '.react-router',
  'node_modules',
  'data',
  'build',
  'reports',
  'test-results',
])

/** Every file of the project by its path from the root, without generated folders. */
export async function listFiles(root: string, folder = ''): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const nested = entries.map(async (entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (!entry.isDirectory()) return entry.isFile() ? [path] : []
    if (generatedFolders.has(entry.name)) return []
    return listFiles(root, path)
  })
  return (await Promise.all(nested)).flat().sort()
}

export function readText(root: string, file: string): Promise<string> {
  return readFile(join(root, file), 'utf8')
}

/** The layer a file is in, or undefined for a file outside the layers. */
export function layerOf(file: string): string | undefined {
  const first = file.split('/', 1)[0] ?? ''
  return file.includes('/') && first in layers ? first : undefined
}

export const isTest = matcher(testFiles)
export const isData = matcher(dataFiles)

export function isCode(file: string): boolean {
  return /\.(?:ts|tsx|mts|mjs)$/.test(file)
}

export type SourceText = { file: string; text: string }

/** The files that `wanted` accepts, with their text. */
export async function readFiles(root: string, wanted: (file: string) => boolean): Promise<SourceText[]> {
  const files = (await listFiles(root)).filter(wanted)
  return Promise.all(files.map(async (file) => ({ file, text: await readText(root, file) })))
}
