const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A pattern of LIKE for texts that contain this one; its wildcards are escaped. */
export const contains = (text: string): string => `%${escaped(text)}%`

/** The same for texts that begin with it. */
export const startsWith = (text: string): string => `${escaped(text)}%`
