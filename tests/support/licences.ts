const checkCharacters = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** An invented unified social credit code with a valid check character (GB 32100-2015). */
export function creditCode(serial: number): string {
  const body = `91310000MA${String(serial).padStart(7, '0')}`
  const sum = weights.reduce(
    (total, weight, at) => total + weight * checkCharacters.indexOf(body.charAt(at)),
    0,
  )
  return `${body}${checkCharacters.charAt((31 - (sum % 31)) % 31)}`
}

/** A small valid PDF; different words make different files. */
export const pdf = (words = 'licence'): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Title (${words}) >>\nendobj\n2 0 obj\n<< /Type /Page >>\nendobj\ntrailer\n<< >>\n%%EOF\n`,
  )
