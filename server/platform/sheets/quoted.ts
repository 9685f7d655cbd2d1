/** A cell that begins with one of these may be taken for a formula when it is opened or pasted. */
const formulaSigns = new Set(['=', '+', '-', '@', '\t', '\0'])

/** Behind a quote it is a text everywhere. */
export const quoted = (text: string): string => (formulaSigns.has(text.charAt(0)) ? `'${text}` : text)

/** What was quoted on its way out is itself again on its way in. */
export const unquoted = (text: string): string =>
  text.startsWith("'") && formulaSigns.has(text.charAt(1)) ? text.slice(1) : text
