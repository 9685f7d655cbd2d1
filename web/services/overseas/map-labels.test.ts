import { expect, test } from 'vitest'
import { mapLabels } from './map-labels.ts'

test('places near each other share a label, from west to east, at the last of them', () => {
  const labels = mapLabels([
    { name: 'Duisburg', x: 12.5, y: 20 },
    { name: 'Newark', x: 88, y: 25 },
    { name: 'Birmingham', x: 10, y: 19 },
    { name: 'Rotterdam', x: 11.8, y: 20 },
    { name: 'Rotterdam', x: 11.9, y: 20 },
  ])
  expect(labels).toEqual([
    { name: 'Birmingham · Rotterdam · Duisburg', x: 12.5, y: 20 },
    { name: 'Newark', x: 88, y: 25 },
  ])
})
