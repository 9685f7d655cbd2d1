import { expect, test } from 'vitest'
import { qrDrawing, qrModules } from './qr-drawing.ts'

/** Paints the rectangles into a grid. */
function painted(drawing: string): boolean[][] {
  const size = Number(/viewBox="0 0 (\d+) /.exec(drawing)?.[1])
  const squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, width] of drawing.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let at = 0; at < Number(width); at += 1) {
      const row = squares[Number(y)]
      if (row) row[Number(x) + at] = true
    }
  return squares
}

test('draws the QR code of the URL module by module, with a quiet zone', () => {
  const address = 'https://group.quayside.example/quote/verify?number=Q261115-000042&code=k-3_x'
  const drawn = painted(qrDrawing(address))
  expect(drawn).toEqual(qrModules(address))
  expect(drawn).not.toEqual(painted(qrDrawing(`${address}y`)))
  const edges = [...drawn.slice(0, 4), ...drawn.slice(-4)]
  expect(edges.flat()).not.toContain(true)
})
