import { describe, expect, test } from 'vitest'
import { mediaTypeOf } from './file-content.ts'
import { fileRules, isImage } from './file-kind.ts'
import { cleanFileName, fileNameLimit, nameWithEnding } from './file-name.ts'

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part)),
  )
const whole = (all: Uint8Array) => mediaTypeOf({ head: all, tail: all })
const long = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const short = (value: number) => [value >> 8, value & 255]

const png = (width: number, height: number) =>
  bytes('\x89PNG\r\n\x1a\n', long(13), 'IHDR', long(width), long(height))
/** A JPEG with a preview of the given size before its frame. */
const jpeg = (width: number, height: number, preview = 4) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe1, ...short(preview + 2)],
    'x'.repeat(preview),
    [0xff, 0xff, 0xc4, ...short(3), 0],
    [0xff, 0xc2, ...short(11), 8, ...short(height), ...short(width), 1, 0, 0],
  )

const turned = (value: number, size: number) =>
  Array.from({ length: size }, (_, index) => (value >>> (8 * index)) & 255)
const webpOf = (chunk: string, ...rest: readonly (string | readonly number[])[]) =>
  bytes('RIFF', long(0), 'WEBP', chunk, long(0), ...rest)
/** The three kinds of WebP chunk with a size. */
const webp = {
  lossy: (width: number, height: number) =>
    webpOf('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a], turned(width, 2), turned(height, 2)),
  lossless: (width: number, height: number) =>
    webpOf('VP8L', [0x2f], turned(((height - 1) << 14) | (width - 1), 4), 'x'.repeat(5)),
  extended: (width: number, height: number) =>
    webpOf('VP8X', [0, 0, 0, 0], turned(width - 1, 3), turned(height - 1, 3)),
}

describe('the media type is detected from the content', () => {
  test.each<[string, Uint8Array, string | undefined]>([
    ['a PDF', bytes('%PDF-1.4\n%%EOF'), 'application/pdf'],
    ['a PDF that never ends', bytes('%PDF-1.4\n'), undefined],
    ['a PDF that ended long ago', bytes('%PDF-1.4\n%%EOF', ' '.repeat(1020)), undefined],
    ['a PDF that begins late', bytes(' %PDF-1.4\n%%EOF'), undefined],
    ['a PDF that is a page', bytes('%PDF-1.4 <SCRIPT>\n%%EOF'), undefined],
    ['a PDF with a link', bytes('%PDF-1.4 <a href="/">\n%%EOF'), undefined],
    ['a PDF with a picture of a page', bytes('%PDF-1.4 <img src="/">\n%%EOF'), undefined],
    [
      'a PDF with other words in angle brackets',
      bytes('%PDF-1.4 <anchor> <image>\n%%EOF'),
      'application/pdf',
    ],
    ['a PDF that is a zip', bytes('%PDF-1.4\n%%EOF PK\x05\x06', [...Array(18).fill(0)]), undefined],
    ['a PNG', png(800, 600), 'image/png'],
    ['a PNG of the most points', png(10_000, 5_000), 'image/png'],
    ['a PNG of one row more', png(10_000, 5_001), undefined],
    ['a WebP', webp.lossy(800, 600), 'image/webp'],
    ['a WebP of the most points', webp.lossy(10_000, 5_000), 'image/webp'],
    ['a WebP of one row more', webp.lossy(10_000, 5_001), undefined],
    ['a lossless WebP of the most points', webp.lossless(10_000, 5_000), 'image/webp'],
    ['a lossless WebP of one row more', webp.lossless(10_000, 5_001), undefined],
    ['an extended WebP of the most points', webp.extended(10_000, 5_000), 'image/webp'],
    ['an extended WebP of one row more', webp.extended(10_000, 5_001), undefined],
    ['an extended WebP of the greatest width', webp.extended(16_777_216, 3), undefined],
    ['a WebP that is cut off', webp.lossy(800, 600).subarray(0, 29), undefined],
    ['an extended WebP of more than 65,536 columns', webp.extended(70_000, 3), 'image/webp'],
    ['a WebP of an unknown kind', bytes('RIFF', long(0), 'WEBPVP8Q', [...Array(14).fill(0)]), undefined],
    ['a WebP in another wrapping', bytes('RIFX', [...webp.lossy(800, 600).subarray(4)]), undefined],
    [
      'a picture in a sound file',
      bytes('RIFF', long(0), 'WAVE', [...webp.lossy(8, 6).subarray(12)]),
      undefined,
    ],
    ['a sound file', bytes('RIFF', long(36), 'WAVEfmt ', 'x'.repeat(20)), undefined],
    ['a PNG without points', png(0, 600), undefined],
    ['a PNG that is cut off', png(800, 600).subarray(0, 23), undefined],
    [
      'a PNG with another first chunk',
      bytes('\x89PNG\r\n\x1a\n', long(13), 'tEXt', long(1), long(1)),
      undefined,
    ],
    ['a JPEG', jpeg(4000, 3000), 'image/jpeg'],
    ['a JPEG with a large preview', jpeg(4000, 3000, 60_000), 'image/jpeg'],
    ['a JPEG too large to draw', jpeg(65_000, 65_000), undefined],
    ['a JPEG that never says how large it is', bytes([0xff, 0xd8, 0xff, 0xd9]), undefined],
    [
      'a JPEG with nonsense after its marker',
      bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2], 'nonsense here'),
      undefined,
    ],
    [
      'a JPEG with nonsense that looks like a frame',
      bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2], [0, 0xc0, 0, 11, 8, 0, 9, 0, 9]),
      undefined,
    ],
    ['a JPEG up to its width', jpeg(4000, 3000).subarray(0, -3), 'image/jpeg'],
    ['a JPEG without the end of its width', jpeg(4000, 3000).subarray(0, -4), undefined],
    ['an animated picture', bytes('GIF89a', 'x'.repeat(40)), undefined],
    ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
    ['a program', bytes('MZ', [0x90, 0]), undefined],
    ['nothing', bytes(), undefined],
  ])('%s', (_what, all, type) => {
    expect(whole(all)).toBe(type)
  })
})

// ITU T.81 table B.1, written out: the markers that begin a frame, and some that do not.
test.each([
  { markers: [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7], type: undefined },
  { markers: [0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf], type: undefined },
  { markers: [0xbf, 0xc4, 0xc8, 0xcc, 0xd0, 0xe1, 0xfe], type: 'image/jpeg' },
])('a JPEG with a segment $markers that is too large as a frame is $type', ({ markers, type }) => {
  for (const marker of markers) expect(typeBehind(marker), marker.toString(16)).toBe(type)
})

function typeBehind(marker: number) {
  const tooLarge = [0xff, marker, ...short(10), 8, ...short(65_000), ...short(65_000), 1, 0, 0]
  const frame = [0xff, 0xc0, ...short(11), 8, ...short(600), ...short(800), 1, 0, 0]
  return whole(bytes([0xff, 0xd8], tooLarge, frame))
}

test('licences are pictures or PDFs of 10 MB, attachments of 5 MB, avatars are pictures of 5 MB, instructions and documents of orders 10 MB', () => {
  expect(fileRules).toEqual({
    licence: { mediaTypes: ['image/png', 'image/jpeg', 'application/pdf'], maxBytes: 10_485_760 },
    avatar: { mediaTypes: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 5_242_880 },
    attachment: { mediaTypes: ['image/png', 'image/jpeg', 'application/pdf'], maxBytes: 5_242_880 },
    instruction: {
      mediaTypes: [
        'application/pdf',
        'application/msword',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'application/vnd.ms-excel',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ],
      maxBytes: 10_485_760,
    },
    document: {
      mediaTypes: [
        'application/pdf',
        'image/png',
        'image/jpeg',
        'application/msword',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'application/vnd.ms-excel',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ],
      maxBytes: 10_485_760,
    },
  })
  const types = ['image/png', 'application/pdf', 'image/jpeg', 'image/webp'] as const
  expect(types.filter(isImage)).toEqual(['image/png', 'image/jpeg', 'image/webp'])
})

describe('the name of a file', () => {
  test.each([
    ['licence.pdf', 'licence.pdf'],
    ['营业执照 2026.pdf', '营业执照 2026.pdf'],
    ['scans\\new\\licence.pdf', 'licence.pdf'],
    ['../../licence.pdf', 'licence.pdf'],
    ['.htaccess', 'htaccess'],
    ['...htaccess', 'htaccess'],
    [' .htaccess', 'htaccess'],
    ['. .htaccess', 'htaccess'],
    ['. licence.pdf ', 'licence.pdf'],
    ['a\r\nb\0c.pdf', 'abc.pdf'],
    [`"quoted' <name>;.pdf`, 'quoted name.pdf'],
    ['turned\u202Earound.pdf', 'turnedaround.pdf'],
    ['folder/', 'file'],
    [' ', 'file'],
  ])('%j becomes %j', (given, saved) => {
    expect(cleanFileName(given)).toBe(saved)
  })

  test.each([
    ['licence.pdf', 'application/pdf', 'licence.pdf'],
    ['LICENCE.PDF', 'application/pdf', 'LICENCE.PDF'],
    ['fdp.exe', 'application/pdf', 'fdp.pdf'],
    ['turned\u202Efdp.exe', 'application/pdf', 'turnedfdp.pdf'],
    ['licence.pdf.exe', 'application/pdf', 'licence.pdf'],
    ['licence', 'application/pdf', 'licence.pdf'],
    ['pdf', 'application/pdf', 'pdf.pdf'],
    ['.exe', 'application/pdf', 'exe.pdf'],
    ['营业执照 2026.1.15', 'image/png', '营业执照 2026.png'],
    ['scan.jpeg', 'image/jpeg', 'scan.jpeg'],
    ['scan.png', 'image/jpeg', 'scan.jpg'],
    ['v.2 of licence.exe', 'application/pdf', 'v.2 of licence.pdf'],
    ['. .pdf', 'application/pdf', 'pdf.pdf'],
    ['', 'image/webp', 'file.webp'],
    ['booking.exe', 'application/msword', 'booking.doc'],
    [
      'booking.docm',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'booking.docx',
    ],
    ['booking.doc', 'application/vnd.ms-excel', 'booking.xls'],
    ['booking.xls', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'booking.xlsx'],
  ] as const)('%j of a file that is %s becomes %j', (given, type, saved) => {
    expect(nameWithEnding(given, type)).toBe(saved)
    const long = nameWithEnding(`${'船'.repeat(200)}${given}`, type)
    expect([...long].length).toBeLessThanOrEqual(fileNameLimit)
    expect(long).toMatch(/\.(?:pdf|png|jpe?g|webp|docx?|xlsx?)$/i)
  })

  test('is shortened before its extension', () => {
    const cleaned = cleanFileName(`${'船'.repeat(200)}.pdf`)
    expect([...cleaned]).toHaveLength(fileNameLimit)
    expect(cleaned).toMatch(/船\.pdf$/)
    expect(cleanFileName(`v.2 ${'船'.repeat(200)}.pdf`)).toMatch(/^v\.2 船+\.pdf$/)
    expect(cleanFileName('船'.repeat(200))).toBe('船'.repeat(fileNameLimit))
    expect(cleanFileName('a'.repeat(fileNameLimit))).toHaveLength(fileNameLimit)
  })
})
