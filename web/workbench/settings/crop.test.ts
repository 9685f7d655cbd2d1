import { describe, expect, test } from 'vitest'
import { centredCrop, maxZoom, move, squareOf, zoomTo } from './crop.ts'

const wide = { width: 400, height: 200 }
const tall = { width: 90, height: 300 }

describe('the crop square', () => {
  test('starts as the largest centred square', () => {
    expect(squareOf(wide, centredCrop(wide))).toEqual({ x: 100, y: 0, side: 200 })
    expect(squareOf(tall, centredCrop(tall))).toEqual({ x: 0, y: 105, side: 90 })
  })

  test('moves by fractions of its side and stops at the edge', () => {
    expect(squareOf(wide, move(wide, centredCrop(wide), { x: 0.25, y: 0.25 }))).toEqual({
      x: 150,
      y: 0,
      side: 200,
    })
    expect(squareOf(wide, move(wide, centredCrop(wide), { x: -9, y: 0 })).x).toBe(0)
    expect(squareOf(wide, move(wide, centredCrop(wide), { x: 9, y: 0 })).x).toBe(200)
  })

  test('shrinks around its centre down to the maximum zoom', () => {
    expect(squareOf(wide, zoomTo(wide, centredCrop(wide), 2))).toEqual({ x: 150, y: 50, side: 100 })
    expect(squareOf(wide, zoomTo(wide, centredCrop(wide), 99)).side).toBe(200 / maxZoom)
    expect(squareOf(wide, zoomTo(wide, centredCrop(wide), 0)).side).toBe(200)
  })

  test('moves back inside when it grows at the edge', () => {
    const corner = move(wide, zoomTo(wide, centredCrop(wide), 4), { x: 99, y: 99 })
    expect(squareOf(wide, corner)).toEqual({ x: 350, y: 150, side: 50 })
    expect(squareOf(wide, zoomTo(wide, corner, 1))).toEqual({ x: 200, y: 0, side: 200 })
  })
})
