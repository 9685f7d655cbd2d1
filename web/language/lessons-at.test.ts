import { expect, test } from 'vitest'
import { lessonsAt } from './lessons-at.ts'

test.each([
  ['/', []],
  ['/aboutUs', []],
  ['/login', ['forms', 'session']],
  ['/Login/', ['forms', 'session']],
  ['/workbench', ['forms', 'gate', 'workbench']],
  ['/workbench/company', ['forms', 'gate', 'workbench']],
  ['/invitation/Ab3_dE-4567890', ['forms', 'gate', 'workbench']],
  ['/workbenches', []],
])('%s is drawn with the words it needs', (path, lessons) => {
  expect(lessonsAt(path)).toEqual(lessons)
})
