const block = 512
const ustar = { name: 0, mode: 100, size: 124, mtime: 136, checksum: 148, type: 156, magic: 257 }

/** The header of a regular file in a tar archive. */
function headerOf(name: string, bytes: number): Buffer {
  const header = Buffer.alloc(block)
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for an archive`)
  const octal = (value: number, at: number, digits: number) =>
    header.write(`${value.toString(8).padStart(digits, '0')}\0`, at)
  header.write(name, ustar.name)
  octal(0o600, ustar.mode, 7)
  octal(0, 108, 7)
  octal(0, 116, 7)
  octal(bytes, ustar.size, 11)
  octal(Math.floor(Date.now() / 1000), ustar.mtime, 11)
  header.write('0', ustar.type)
  header.write('ustar\u000000', ustar.magic)
  header.fill(' ', ustar.checksum, ustar.checksum + 8)
  octal(sumOf(header), ustar.checksum, 6)
  return header
}

const sumOf = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0)

const paddingOf = (bytes: number) => (block - (bytes % block)) % block

/** One file of an archive; its body must have as many bytes as stated. */
export async function* tarEntry(name: string, bytes: number, body: AsyncIterable<Buffer> | Iterable<Buffer>) {
  yield headerOf(name, bytes)
  let sent = 0
  for await (const piece of body) {
    sent += piece.length
    yield piece
  }
  if (sent !== bytes) throw new Error(`${name} has ${sent} bytes instead of ${bytes}`)
  yield Buffer.alloc(paddingOf(bytes))
}

export const tarEnd = () => Buffer.alloc(2 * block)

/** The archive ends early, or is not one. */
export class DamagedArchive extends Error {}

/** Takes bytes from a stream in the amounts that are asked for. */
function reader(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  /** At most so many bytes, at least one. */
  const some = async (most: number): Promise<Buffer> => {
    while (rest.length === 0) {
      const { value, done } = await pieces.next()
      if (done) throw new DamagedArchive('the archive ends too early')
      rest = value
    }
    const taken = rest.subarray(0, most)
    rest = rest.subarray(taken.length)
    return taken
  }
  return {
    some,
    async take(bytes: number): Promise<Buffer> {
      const taken: Buffer[] = []
      for (let left = bytes; left > 0; left -= taken.at(-1)?.length ?? 0) taken.push(await some(left))
      return Buffer.concat(taken)
    },
    /** A compressed stream checks its sum at the end. */
    async toEnd() {
      while (!(await pieces.next()).done);
    },
  }
}

export type TarEntry = { readonly name: string; readonly bytes: number; readonly body: AsyncIterable<Buffer> }

function readHeader(header: Buffer): { name: string; bytes: number } {
  const text = (from: number, length: number) =>
    header.toString('utf8', from, from + length).replace(/\0.*$/s, '')
  const stated = Number.parseInt(text(ustar.checksum, 8), 8)
  const blank = Buffer.from(header).fill(' ', ustar.checksum, ustar.checksum + 8)
  if (stated !== sumOf(blank) || text(ustar.magic, 5) !== 'ustar')
    throw new DamagedArchive('this is not a backup, or it is damaged')
  return { name: text(ustar.name, 100), bytes: Number.parseInt(text(ustar.size, 12), 8) }
}

/** The files of an archive in their order; what is not read of a body is skipped. */
export async function* tarEntries(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const { some, take, toEnd } = reader(source)
  for (;;) {
    const header = await take(block)
    if (header.every((byte) => byte === 0)) break
    const { name, bytes } = readHeader(header)
    let left = bytes
    const body = async function* () {
      while (left > 0) {
        const piece = await some(left)
        left -= piece.length
        yield piece
      }
    }
    yield { name, bytes, body: body() }
    for await (const _ of body());
    await take(paddingOf(bytes))
  }
  await toEnd()
}
