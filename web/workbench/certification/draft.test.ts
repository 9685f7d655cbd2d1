import { expect, test } from 'vitest'
import { type Draft, dropDraft, loadDraft, parseDraft, saveDraft } from './draft.ts'

function storageOf(maxSigns = Number.POSITIVE_INFINITY): Storage {
  const saved = new Map<string, string>()
  return {
    get length() {
      return saved.size
    },
    key: (index) => [...saved.keys()][index] ?? null,
    clear: () => saved.clear(),
    getItem: (key) => saved.get(key) ?? null,
    removeItem: (key) => saved.delete(key),
    setItem(key, value) {
      if (value.length > maxSigns) throw new Error('full')
      saved.set(key, value)
    },
  }
}

const draft: Draft = {
  companyName: 'Blue Gantry Trading',
  creditCode: '9133',
  vatNumber: '',
  licence: { id: 'f1', name: 'licence.pdf', mediaType: 'application/pdf' },
}

test('only its author finds a draft again', () => {
  const storage = storageOf()
  saveDraft(storage, 'lin', draft)
  expect(loadDraft(storage, 'lin')).toEqual(draft)
  expect(loadDraft(storage, 'chen')).toBeUndefined()
  dropDraft(storage, 'lin')
  expect(loadDraft(storage, 'lin')).toBeUndefined()
})

test('with a full storage only the draft is lost', () => {
  const storage = storageOf(10)
  saveDraft(storage, 'lin', draft)
  expect(loadDraft(storage, 'lin')).toBeUndefined()
})

test.each([
  ['nothing', null, undefined],
  ['what is no draft', '{', undefined],
  ['a bare word', '"x"', undefined],
  ['null', 'null', undefined],
])('%s is no draft', (_, text, expected) => {
  expect(parseDraft(text)).toEqual(expected)
})

test('what an older page left behind is read as far as it can be', () => {
  expect(parseDraft('{"companyName":"Blue Gantry","creditCode":7,"licence":{"id":"f1"}}')).toEqual({
    companyName: 'Blue Gantry',
    creditCode: '',
    vatNumber: '',
    licence: null,
  })
})
