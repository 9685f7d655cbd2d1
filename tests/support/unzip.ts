import { inflateRawSync } from 'node:zlib'

/** The text of one file in an archive. */
export function unzipFile(archive: Buffer, name: string): string {
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'))
  let at = archive.readUInt32LE(end + 16)
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const nameBytes = archive.readUInt16LE(at + 28)
    const found = archive.subarray(at + 46, at + 46 + nameBytes).toString()
    if (found === name) return fileAt(archive, at)
    at += 46 + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  throw new Error(`There is no ${name} in the archive`)
}

function fileAt(archive: Buffer, at: number): string {
  const local = archive.readUInt32LE(at + 42)
  const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  const packed = archive.subarray(from, from + archive.readUInt32LE(at + 20))
  return (archive.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString()
}
