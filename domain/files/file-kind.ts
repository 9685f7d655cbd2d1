export const fileKinds = ['licence', 'avatar', 'attachment'] as const
export type FileKind = (typeof fileKinds)[number]

export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp'
export type MediaType = ImageType | 'application/pdf'

export const isImage = (type: MediaType): type is ImageType => type.startsWith('image/')

export const megabyte = 1024 * 1024

/** The media type is detected from the content, not from the name. */
export const fileRules: Readonly<
  Record<FileKind, { readonly mediaTypes: readonly MediaType[]; readonly maxBytes: number }>
> = {
  licence: { mediaTypes: ['image/png', 'image/jpeg', 'application/pdf'], maxBytes: 10 * megabyte },
  avatar: { mediaTypes: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 5 * megabyte },
  // Our choice: packing lists, invoices and photos are small.
  attachment: { mediaTypes: ['image/png', 'image/jpeg', 'application/pdf'], maxBytes: 5 * megabyte },
}

/** Of the files of one person that nothing uses yet: in total, and before they are removed. */
export const unusedFileLimits = { maxBytes: 50 * megabyte, lifeDays: 1 } as const

/** Width and height of a stored avatar in pixels. */
export const avatarSide = 256
