const [lineFeed, carriageReturn] = [0x0a, 0x0d]

/** Whether a text has more lines; in UTF-8 and GB 18030 no other character contains the bytes of a line break. */
export function hasMoreLines(bytes: Uint8Array, maxLines: number): boolean {
  let lines = 1
  for (let at = 0; at < bytes.length && lines <= maxLines; at += 1)
    if (bytes[at] === lineFeed || (bytes[at] === carriageReturn && bytes[at + 1] !== lineFeed)) lines += 1
  return lines > maxLines
}
