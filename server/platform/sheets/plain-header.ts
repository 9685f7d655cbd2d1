/** Headers are compared without spaces, case and full-width characters. */
export const plainHeader = (header: string): string =>
  header.normalize('NFKC').replace(/\s/g, '').toLowerCase()
