import { megabyte } from '#domain/files/file-kind.ts'
import { rateSheetLimits } from '#domain/rates/sheet-limits.ts'

/** Checks name and size; the server checks the content. */
export const isSheet = ({ name, size }: Pick<File, 'name' | 'size'>): boolean =>
  /\.xlsx$/i.test(name) && size > 0 && size <= rateSheetLimits.megabytes * megabyte
