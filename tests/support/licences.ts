const checkSigns = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** A unified social credit code of a company that does not exist, with the check sign GB 32100-2015 asks for. */
export function creditCode(serial: number): string {
  const body = `91310000MA${String(serial).padStart(7, '0')}`
  const sum = weights.reduce((total, weight, at) => total + weight * checkSigns.indexOf(body.charAt(at)), 0)
  return `${body}${checkSigns.charAt((31 - (sum % 31)) % 31)}`
}

/** A small sound PDF; the words only make two of them differ. */
export const pdf = (words = 'licence'): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Title (${words}) >>\nendobj\ntrailer\n<< >>\n%%EOF\n`)
