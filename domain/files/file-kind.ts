/** What a file is for decides what it may be. */
export const fileKinds = ['licence'] as const
export type FileKind = (typeof fileKinds)[number]

export type MediaType = 'image/png' | 'image/jpeg' | 'application/pdf'

export const megabyte = 1024 * 1024

/** By content, whatever the name says. */
export const fileRules: Readonly<
  Record<FileKind, { readonly mediaTypes: readonly MediaType[]; readonly mostBytes: number }>
> = {
  licence: { mediaTypes: ['image/png', 'image/jpeg', 'application/pdf'], mostBytes: 10 * megabyte },
}
