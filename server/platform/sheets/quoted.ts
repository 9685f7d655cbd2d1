/**
 * A cell that starts like this may be read as a formula when the file is opened or pasted: programs drop leading spaces,
 * and read a full-width sign like an ordinary one.
 */
const formulaStart = /^(?:[\t\r\n\0]|\s*[=+\-@＝＋－＠])/

/** A leading quote makes it a text. */
export const quoted = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

/** Removes the quote that `quoted` has added. */
export const unquoted = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text
