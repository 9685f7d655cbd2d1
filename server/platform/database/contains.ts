/** A pattern of LIKE for texts that contain this one; its wildcards are escaped. */
export const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
