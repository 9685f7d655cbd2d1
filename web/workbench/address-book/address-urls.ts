import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'

const { addressBook } = workbenchPaths

export const addressUrls = {
  list: addressBook,
  add: `${addressBook}?show=new`,
  import: `${addressBook}?show=import`,
  entry: (id: string) => `${addressBook}?entry=${encodeURIComponent(id)}`,
} as const
