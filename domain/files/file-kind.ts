/** What a file is for decides what it may be. */
export const fileKinds = ['licence', 'avatar'] as const
export type FileKind = (typeof fileKinds)[number]

export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp'
export type MediaType = PictureType | 'application/pdf'

export const isPicture = (type: MediaType): type is PictureType => type.startsWith('image/')

export const megabyte = 1024 * 1024

/** By content, whatever the name says. */
export const fileRules: Readonly<
  Record<FileKind, { readonly mediaTypes: readonly MediaType[]; readonly mostBytes: number }>
> = {
  licence: { mediaTypes: ['image/png', 'image/jpeg', 'application/pdf'], mostBytes: 10 * megabyte },
  avatar: { mediaTypes: ['image/png', 'image/jpeg', 'image/webp'], mostBytes: 5 * megabyte },
}

/** Points along each side of an avatar as it is kept. */
export const avatarSide = 256
