import path from 'node:path'
import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { diskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import type { Scan } from './scan.ts'

type StorageConfig = Pick<Config, 'DATA_FOLDER' | 'outside'>
export type Storage = { readonly store: FileStore; readonly scan: Scan | undefined }

async function openStore({ DATA_FOLDER, outside }: StorageConfig, clock: Clock): Promise<FileStore> {
  if (!outside.s3) return diskStore(path.join(DATA_FOLDER, 'files'))
  const draftFolder = path.join(DATA_FOLDER, 'drafts')
  return (await import('./s3-store.ts')).s3Store({ settings: outside.s3, draftFolder, clock })
}

/** Where files lie and who looks at them first; what is not configured is never loaded. */
export async function openStorage(config: StorageConfig, clock: Clock): Promise<Storage> {
  const { scanner } = config.outside
  const store = await openStore(config, clock)
  const scan = scanner && (await import('./clamd.ts')).clamdScan({ address: scanner, clock })
  return { store, scan }
}
