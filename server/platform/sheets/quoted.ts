/**
 * A cell that starts like this may be read as a formula when the file is opened or pasted: programs drop leading spaces,
 * and read a full-width sign like an ordinary one. A text that begins with the quote itself gets another one, so that reading
 * removes ours only.
 */
const formulaStart = /^[\s']*[\t\r\n\0=+\-@＝＋－＠]/

/** A leading quote makes it a text. */
export const quoted = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

/** With as many digits as an international number has. A cell of a workbook has the type of a text, so it stays as it is. */
const phoneNumber = /^\+(?:[\s()-]*\d){7,15}$/

/** In a workbook, where a phone number is no formula. In a text file it would be read as a number. */
export const quotedInBook = (text: string): string => (phoneNumber.test(text) ? text : quoted(text))

/** Removes the quote that `quoted` has added. */
const unquoted = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text

/** What was typed, from a cell that may have been written by `quoted`. Surrounding spaces are no part of it. */
export const typedText = (cell: string): string => unquoted(cell.trim()).trim()
