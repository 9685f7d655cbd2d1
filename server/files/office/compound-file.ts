// MS-CFB §2.2 and §2.6.1: the fields of the header and of an entry of the directory.
const header = {
  bytes: 512,
  byteOrderAt: 28,
  sectorShiftAt: 30,
  fatSectorsAt: 44,
  directoryAt: 48,
  miniCutoffAt: 56,
  miniFatAt: 60,
  difatAt: 68,
  fatListAt: 76,
} as const
const fatListLength = 109
const entryBytes = 128
const littleEndian = 0xfffe
const sectorShifts = [9, 12]
const miniSectorBytes = 64
/** Marks of a sector that is no further link. */
const firstMark = 0xfffffffa
const kinds = { storage: 1, stream: 2, root: 5 } as const

/** An entry of the directory: a storage is a folder, a stream is a file. */
export type CompoundEntry = {
  readonly name: string
  readonly isStorage: boolean
  readonly start: number
  readonly size: number
}

/** Damaged, or made to mislead: chains in circles, sectors outside the file. */
class DamagedFile extends Error {}

function chainOf(table: Uint32Array, start: number): number[] {
  const chain: number[] = []
  for (let at = start; at < firstMark; at = table[at] ?? firstMark) {
    if (at >= table.length || chain.length >= table.length) throw new DamagedFile('A chain has no end')
    chain.push(at)
  }
  return chain
}

/** A file of MS-CFB, the container of DOC and XLS. Every entry is listed, also one that no folder names. */
export class CompoundFile {
  readonly entries: readonly CompoundEntry[]
  readonly #bytes: Buffer
  readonly #sectorBytes: number
  readonly #fat: Uint32Array
  readonly #miniFat: Uint32Array
  readonly #miniStream: Buffer

  private constructor(bytes: Buffer) {
    const shift = bytes.readUInt16LE(header.sectorShiftAt)
    const isKnown = bytes.readUInt16LE(header.byteOrderAt) === littleEndian && sectorShifts.includes(shift)
    if (!isKnown) throw new DamagedFile('The header is of no known version')
    this.#bytes = bytes
    this.#sectorBytes = 1 << shift
    this.#fat = this.#tableOf(this.#fatSectors())
    // Behind the last sector of the table another file could follow.
    if (bytes.length > (this.#fat.length + 1) * this.#sectorBytes)
      throw new DamagedFile('Bytes follow the end')
    this.#miniFat = this.#tableOf(chainOf(this.#fat, bytes.readUInt32LE(header.miniFatAt)))
    const directory = this.#sectors(chainOf(this.#fat, bytes.readUInt32LE(header.directoryAt)))
    const root = directory.length >= entryBytes && directory[66] === kinds.root
    if (!root) throw new DamagedFile('There is no root')
    this.#miniStream = this.#sectors(chainOf(this.#fat, directory.readUInt32LE(116)))
    this.entries = entriesOf(directory)
  }

  /** Undefined for a damaged file. */
  static open(bytes: Buffer): CompoundFile | undefined {
    try {
      return bytes.length < header.bytes ? undefined : new CompoundFile(bytes)
    } catch (error) {
      if (error instanceof DamagedFile || error instanceof RangeError) return undefined
      throw error
    }
  }

  /** Undefined for a damaged stream. */
  read({ start, size }: CompoundEntry): Buffer | undefined {
    try {
      const isMini = size < this.#bytes.readUInt32LE(header.miniCutoffAt)
      const content = isMini ? this.#miniSectors(start) : this.#sectors(chainOf(this.#fat, start))
      return content.length < size ? undefined : content.subarray(0, size)
    } catch (error) {
      if (error instanceof DamagedFile) return undefined
      throw error
    }
  }

  #sector(at: number): Buffer {
    const from = (at + 1) * this.#sectorBytes
    if (from >= this.#bytes.length) throw new DamagedFile('A sector is outside the file')
    return this.#bytes.subarray(from, from + this.#sectorBytes)
  }

  #sectors(chain: readonly number[]): Buffer {
    return Buffer.concat(chain.map((at) => this.#sector(at)))
  }

  #miniSectors(start: number): Buffer {
    const at = (sector: number) => sector * miniSectorBytes
    const chain = chainOf(this.#miniFat, start)
    return Buffer.concat(
      chain.map((sector) => this.#miniStream.subarray(at(sector), at(sector) + miniSectorBytes)),
    )
  }

  #tableOf(sectors: readonly number[]): Uint32Array {
    const content = this.#sectors(sectors)
    return Uint32Array.from({ length: Math.floor(content.length / 4) }, (_, at) =>
      content.readUInt32LE(at * 4),
    )
  }

  /** The header lists the first sectors of the table, and a chain of sectors the others. */
  #fatSectors(): readonly number[] {
    const count = this.#bytes.readUInt32LE(header.fatSectorsAt)
    if (count * this.#sectorBytes > this.#bytes.length) throw new DamagedFile('The table is too long')
    const listed = Array.from({ length: fatListLength }, (_, at) =>
      this.#bytes.readUInt32LE(header.fatListAt + at * 4),
    )
    const perSector = this.#sectorBytes / 4 - 1
    let next = this.#bytes.readUInt32LE(header.difatAt)
    while (listed.length < count && next < firstMark) {
      const sector = this.#sector(next)
      for (let at = 0; at < perSector; at += 1) listed.push(sector.readUInt32LE(at * 4))
      next = sector.readUInt32LE(perSector * 4)
    }
    return listed.slice(0, count)
  }
}

function entriesOf(directory: Buffer): readonly CompoundEntry[] {
  const entries: CompoundEntry[] = []
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const entry = directory.subarray(at, at + entryBytes)
    const nameBytes = Math.min(entry.readUInt16LE(64), 64)
    const kind = entry[66]
    if (kind !== kinds.storage && kind !== kinds.stream) continue
    entries.push({
      name: entry.toString('utf16le', 0, Math.max(0, nameBytes - 2)),
      isStorage: kind === kinds.storage,
      start: entry.readUInt32LE(116),
      size: kind === kinds.stream ? entry.readUInt32LE(120) : 0,
    })
  }
  return entries
}
