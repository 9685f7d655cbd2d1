export const fileKinds = ['licence', 'avatar', 'attachment', 'instruction', 'document'] as const
export type FileKind = (typeof fileKinds)[number]

export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp'
export const officeTypes = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type OfficeType = (typeof officeTypes)[keyof typeof officeTypes]
export type MediaType = ImageType | 'application/pdf' | OfficeType

export const isOffice = (type: MediaType): type is OfficeType =>
  Object.values<MediaType>(officeTypes).includes(type)

export const isImage = (type: MediaType): type is ImageType => type.startsWith('image/')

export const megabyte = 1024 * 1024
/** As pages write a limit of files. */
export const megabytesText = (bytes: number): string => `${bytes / megabyte} MB`

/** The media type is detected from the content, not from the name. */
export const fileRules: Readonly<
  Record<FileKind, { readonly mediaTypes: readonly MediaType[]; readonly maxBytes: number }>
> = {
  licence: { mediaTypes: ['image/png', 'image/jpeg', 'application/pdf'], maxBytes: 10 * megabyte },
  avatar: { mediaTypes: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 5 * megabyte },
  // Our choice: packing lists, invoices and photos are small.
  attachment: { mediaTypes: ['image/png', 'image/jpeg', 'application/pdf'], maxBytes: 5 * megabyte },
  // Spec §5: the booking instruction is a PDF, Word or Excel file; its size is our choice.
  instruction: { mediaTypes: ['application/pdf', ...Object.values(officeTypes)], maxBytes: 10 * megabyte },
  // Of an order: scans, photos, sheets.
  document: {
    mediaTypes: ['application/pdf', 'image/png', 'image/jpeg', ...Object.values(officeTypes)],
    maxBytes: 10 * megabyte,
  },
}

/** Of the files of one person that nothing uses yet: in total, and before they are removed. */
export const unusedFileLimits = { maxBytes: 50 * megabyte, lifeDays: 1 } as const

/** Width and height of a stored avatar in pixels. */
export const avatarSide = 256
