/** A cell that starts with one of these may be read as a formula when the file is opened or pasted. */
const formulaSigns = new Set(['=', '+', '-', '@', '\t', '\0'])

/** A leading quote makes it a text. */
export const quoted = (text: string): string => (formulaSigns.has(text.charAt(0)) ? `'${text}` : text)

/** Removes the quote that `quoted` has added. */
export const unquoted = (text: string): string =>
  text.startsWith("'") && formulaSigns.has(text.charAt(1)) ? text.slice(1) : text
