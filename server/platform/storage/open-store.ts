import path from 'node:path'
import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { diskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import type { Scan } from './scan.ts'

type StorageConfig = Pick<Config, 'DATA_FOLDER' | 'external'>
export type Storage = { readonly store: FileStore; readonly scan: Scan | undefined }

async function openStore({ DATA_FOLDER, external }: StorageConfig, clock: Clock): Promise<FileStore> {
  if (!external.s3) return diskStore(path.join(DATA_FOLDER, 'files'))
  const draftFolder = path.join(DATA_FOLDER, 'drafts')
  return (await import('./s3-store.ts')).s3Store({ settings: external.s3, draftFolder, clock })
}

/** The file store and the virus scanner; an unused implementation is never loaded. */
export async function openStorage(config: StorageConfig, clock: Clock): Promise<Storage> {
  const { scanner } = config.external
  const store = await openStore(config, clock)
  const scan = scanner && (await import('./clamd.ts')).clamdScan({ address: scanner, clock })
  return { store, scan }
}
