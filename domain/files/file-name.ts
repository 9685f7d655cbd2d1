export const fileNameLimit = 120

/**
 * Removes folders and characters that could break out of a header or reverse the reading direction. The name is only
 * displayed, never used to find a file.
 */
export function cleanFileName(original: string): string {
  const last = original.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const plain = last.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}"'`<>:|?*;%]/gu, '').trim()
  const visible = plain.replace(/^\.+/, '').trim()
  return shortened(visible) || 'file'
}

/** Keeps the file extension. */
function shortened(name: string): string {
  const characters = [...name]
  if (characters.length <= fileNameLimit) return name
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? ''
  return `${characters.slice(0, fileNameLimit - ending.length).join('')}${ending}`
}
