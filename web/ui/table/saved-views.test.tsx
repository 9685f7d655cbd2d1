import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readViews, savedViewLimits, useSavedViews, type ViewStorage } from './saved-views.ts'
import { plainTableState, type TableState } from './table-state.ts'

const shape = { columns: ['number', 'etd'], filters: ['status'], usual: plainTableState }
const late: TableState = {
  ...plainTableState,
  sort: { column: 'etd', direction: 'ascending' },
  filters: { status: ['late'] },
  hidden: ['number'],
  cursor: 'page-3',
}

function memory(text: string | null = null) {
  let stored = text
  const storage: ViewStorage = {
    read: () => stored,
    write: (next) => {
      stored = next
    },
  }
  return storage
}

const use = (storage: ViewStorage) => renderHook(() => useSavedViews(storage, shape)).result

function save(saved: ReturnType<typeof use>, name: string, state: TableState) {
  let isSaved: boolean | undefined
  act(() => {
    isSaved = saved.current.save(name, state)
  })
  return isSaved
}

test('a state that was saved under a name is opened at its first page', () => {
  const storage = memory()
  const saved = use(storage)
  expect(save(saved, '  Late  ', late)).toBe(true)
  const again = use(storage)
  expect(again.current.views.map(({ name }) => name)).toEqual(['Late'])
  const [view] = again.current.views
  expect(view && again.current.open(view)).toEqual({ ...late, cursor: undefined, view: 'Late' })
})

test('saving under the same name replaces the view, and a removed view is gone', () => {
  const saved = use(memory())
  save(saved, 'Late', late)
  save(saved, 'Late', plainTableState)
  expect(saved.current.views).toEqual([{ name: 'Late', query: '' }])
  act(() => {
    saved.current.remove('Late')
  })
  expect(saved.current.views).toEqual([])
})

test('letter case and width of a name do not make a second view', () => {
  const saved = use(memory())
  save(saved, 'Mine', late)
  expect(saved.current.find(' MINE ')?.name).toBe('Mine')
  expect(saved.current.find('Ｍｉｎｅ')?.name).toBe('Mine')
  expect(saved.current.find('Mine 2')).toBeUndefined()
  save(saved, 'mine', plainTableState)
  expect(saved.current.views).toEqual([{ name: 'mine', query: '' }])
})

test('a view without a name, or one too many, is not saved', () => {
  const saved = use(memory())
  expect(save(saved, '   ', late)).toBe(false)
  for (let at = 0; at < savedViewLimits.views; at += 1) save(saved, `View ${at}`, late)
  expect(save(saved, 'One more', late)).toBe(false)
  expect(save(saved, 'View 3', plainTableState)).toBe(true)
  expect(saved.current.views).toHaveLength(savedViewLimits.views)
})

test('a blocked or full storage changes nothing', () => {
  const closed: ViewStorage = {
    read: () => {
      throw new Error('denied')
    },
    write: () => {
      throw new Error('full')
    },
  }
  const saved = use(closed)
  expect(save(saved, 'Late', late)).toBe(false)
  expect(saved.current.views).toEqual([])
})

test.each([
  ['nothing', null, 0],
  ['half a text', '[{"name":"La', 0],
  ['no list', '{"name":"Late","query":""}', 0],
  ['entries that are no views', '[null, 7, {"name":1,"query":""}, {"name":"Late","query":""}]', 1],
])('%s in the storage is ignored', (_, text, count) => {
  expect(readViews(memory(text))).toHaveLength(count)
})
