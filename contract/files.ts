import { z } from 'zod'
import { fileKinds } from '#domain/files/file-kind.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { defineCall } from './call.ts'

/** A file as its owner sees it. */
export const fileView = z.object({
  id: z.string(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number().int(),
})
export type FileView = z.infer<typeof fileView>

/** The one way in for every file. */
export const uploadFile = defineCall({
  name: 'uploadFile',
  capability: 'files',
  access: 'customer',
  method: 'POST',
  path: '/api/files/upload',
  query: z.object({ kind: z.enum(fileKinds), name: z.string().min(1).max(textLimits.sentFileName) }),
  body: z.file(),
  bodyKind: 'bytes',
  data: fileView,
})

/** The same for staff, for the documents of orders. */
export const uploadStaffFile = defineCall({
  name: 'uploadStaffFile',
  capability: 'files',
  access: 'staff',
  method: 'POST',
  path: '/api/console/files/upload',
  query: z.object({ kind: z.literal('document'), name: z.string().min(1).max(textLimits.sentFileName) }),
  body: z.file(),
  bodyKind: 'bytes',
  data: fileView,
})

export const readFile = defineCall({
  name: 'readFile',
  capability: 'files',
  access: 'customer',
  method: 'GET',
  path: '/api/files/file',
  query: z.object({ id: z.string().min(1).max(200) }),
  data: z.file(),
  dataKind: 'file',
})
