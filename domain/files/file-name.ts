export const fileNameLimit = 120

/**
 * What is left of a name that came with a file: no folders, nothing that could break out of a header or
 * turn the reading direction around. The name is shown and never used to find anything.
 */
export function cleanFileName(given: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}"'`<>:|?*;%]/gu, '').trim()
  const visible = plain.replace(/^\.+/, '').trim()
  return shortened(visible) || 'file'
}

/** The ending stays, since it is what people know a file by. */
function shortened(name: string): string {
  const signs = [...name]
  if (signs.length <= fileNameLimit) return name
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? ''
  return `${signs.slice(0, fileNameLimit - ending.length).join('')}${ending}`
}
